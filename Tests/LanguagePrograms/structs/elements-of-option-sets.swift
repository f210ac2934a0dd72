// An option set is its own Element.
struct Flags: OptionSet { let rawValue: Int; static let a = Flags(rawValue: 1), b = Flags(rawValue: 2) }
extension OptionSet {
    func toggled(_ o: Self) -> Self { symmetricDifference(o) }
}
extension OptionSet where Self == Element {
    func without(_ e: Element) -> Self { subtracting(e) }
}
print(([.a] as Flags).toggled(.b).rawValue, ([.a, .b] as Flags).without(.a).rawValue)
