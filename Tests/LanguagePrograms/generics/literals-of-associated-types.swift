func join<S: Sequence>(_ parts: S) -> String where S.Element: StringProtocol {
  var result = ""
  for part in parts {
    switch part {
    case "..": result = ""
    case ".": break
    case let other where other == "x" || other.hasPrefix("y"): result += "!"
    default: result += "/\(part)"
    }
  }
  return result
}
print(join(["a", ".", "b", "x"]), join("..a".split(separator: "x")), join(["a", "..", "yy"]))
func kinds<C: Collection>(_ values: C) -> [Int] where C.Element: BinaryFloatingPoint {
  values.map { value in
    switch value {
    case 0: return 0
    case 0.5, 1.5: return 1
    case ..<0: return -1
    default: return value * 2.5 > 10 ? 3 : 2
    }
  }
}
print(kinds([0, 0.5, -3, 4, 5]), kinds([Float(1.5)]))
protocol Named { associatedtype Name: StringProtocol, Hashable; var name: Name { get } }
struct Whole: Named { let name: String }
struct Part: Named { let name: Substring }
func isMain<N: Named>(_ value: N) -> Bool { value.name == "main" || ["a", "b"].contains(value.name) }
print(isMain(Whole(name: "main")), isMain(Part(name: "xa".dropFirst())), isMain(Whole(name: "c")))
extension Sequence where Element: StringProtocol {
  func count(of text: Element) -> Int { filter { $0 == text }.count }
  var empties: Int { count(of: "") }
}
print(["", "a", ""].empties, "a  b".split(separator: " ", omittingEmptySubsequences: false).empties)
