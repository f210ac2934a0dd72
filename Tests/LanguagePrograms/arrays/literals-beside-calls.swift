// Literals beside calls: what they have in common is the type of the elements
func show<T>(_ t: T) { print(T.self, t) }
class A: CustomStringConvertible { var description: String { "A" } }
class B: A {}
let o: A? = A()
show([[1].reversed(), []])
show([[], [1, 2].reversed()])
show([[1, 2].map { $0 + 1 }, []])
show([[B()], [o!].filter { _ in true }])
show([1: [1].reversed()])
show([[1].reversed(), [2]].count)
show([[1].sorted(), [2].reversed(), []])
func turned(_ flag: Bool) -> [[Int]] { [[1, 2].reversed(), flag ? [3] : []] }
show(turned(true))
show([[nil], [1].map { Optional($0) }])
show([true: [1].reversed(), false: []][true]!)
