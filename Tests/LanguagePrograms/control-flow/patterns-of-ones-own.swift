// Lists of members as patterns that an operator of one's own takes.
struct Shape { let ok: (Int) -> Bool
    static let any = Shape { _ in true }
    static func n(_ k: Int) -> Self { .init { $0 == k } } }
func ~= (p: [Shape], v: [Int]) -> Bool { p.count == v.count && zip(p, v).allSatisfy { $0.ok($1) } }
switch [1, 2] {
case [.n(2), .any]: print("two")
case [.n(1), .any]: print("one")
default: print("none")
}
