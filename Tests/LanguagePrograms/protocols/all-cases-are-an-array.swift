// A protocol says of which type AllCases is.
protocol P: CaseIterable where AllCases == [Self] {}
extension P { static var names: [String] { allCases.map { "\($0)" } } }
enum E: P { case a, b }
print(E.names)
