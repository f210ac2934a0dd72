// allCases in extensions of protocols that refine CaseIterable.
protocol P: CaseIterable {}
extension P { static var first: Self { Self.allCases[Self.allCases.startIndex] } }
enum E: P { case a, b }
print(E.first)
