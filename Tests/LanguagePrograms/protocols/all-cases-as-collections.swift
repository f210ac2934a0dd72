// An extension asks something of AllCases.
extension CaseIterable where Self: Hashable, AllCases: RandomAccessCollection {
    static var total: Int { allCases.count }
    static func random(seed: Int) -> Self { allCases[allCases.index(allCases.startIndex, offsetBy: seed % allCases.count)] }
}
enum E: CaseIterable { case a, b, c }
print(E.total, E.random(seed: 4))
