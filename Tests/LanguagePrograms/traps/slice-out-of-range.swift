// traps: a range that reaches past the end
let list = [1, 2, 3, 4]
func page(_ n: Int) -> [Int] { Array(list[n * 2..<n * 2 + 2]) }
print(page(0), page(1))
print(page(2))
