// What is declared T! is a T where the bounds of a parameter leave no Optional.
var stack: [Int]! = [3, 1, 2]
func generic<S: Sequence>(_ s: S) -> Int where S.Element == Int { return s.reduce(0, +) }
print(Array(stack), Set(stack).count)
print(generic(stack))
for x in stack { print(x) }
