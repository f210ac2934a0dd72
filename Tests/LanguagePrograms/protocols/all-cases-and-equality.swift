// The next of all cases, in an extension of CaseIterable.
extension CaseIterable where Self: Equatable {
    static var firstCase: Self { allCases.first! }
    var ordinal: Int { Self.allCases.firstIndex(of: self).map { Self.allCases.distance(from: Self.allCases.startIndex, to: $0) }! }
}
enum E: String, CaseIterable { case a, b }
print(E.firstCase, E.b.ordinal)
