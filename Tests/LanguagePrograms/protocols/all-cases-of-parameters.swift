// allCases of a generic parameter.
func names<T: CaseIterable & RawRepresentable>(_: T.Type) -> [String] where T.RawValue == String { T.allCases.map(\.rawValue) }
extension RawRepresentable where Self: CaseIterable, RawValue == String {
    static var list: String { allCases.map(\.rawValue).joined(separator: ",") }
}
enum E: String, CaseIterable { case a, b }
print(names(E.self), E.list)
