let path = ["a", "b", "c"]
let i = 1
let x: [String] = path[i...] + ["z"]
print(x)
let y: [String] = ["q"] + path[i...]
print(y)
let z = path[i...] + ["z"]
print(z, z.startIndex)
func f(_ a: [String]) { print(a) }
f(path[1...] + ["w"])
let u = Array(path[1...]) + path.suffix(1)
print(u)
let r: [Int] = [1, 2].reversed() + [3]
print(r)
let s = [1, 2].map { $0 } + (3...5)
print(s)
let t = [1, 2] + stride(from: 3, to: 9, by: 2)
print(t)
let w: [Int] = (1...3) + [9]
print(w)
var acc: [Int] = []
acc += 1...3
acc += [1, 2].lazy.map { $0 * 2 }
print(acc)
