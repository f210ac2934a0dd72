// allCases without Self before it.
protocol P: Hashable, CaseIterable { static var initial: Self { get } }
extension P { static var initial: Self { allCases[allCases.startIndex] } }
enum E: String, P { case a, b }
print(E.initial)
