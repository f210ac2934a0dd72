import TestSupport
import Testing

/// Dispatch's API is written three times: for scenarios, for closures, for recordings. One list says what each of them must have.
@Suite("The surface of Dispatch")
struct SurfaceTests {
  static let mirrors = ["Sources/ScenarioLanguage/Library", "Sources/SimulatedDispatch", "Sources/RecordedDispatch"]

  /// `DispatchGroup: func wait(timeout:` → the type, and how the member begins.
  static let members: [(type: String, member: String)] = {
    let list = (try? Repository.text("Tests/RepositoryTests/OverlaySurface.txt")) ?? ""
    return list.split(separator: "\n").map { line in
      let colon = line.firstIndex(of: ":") ?? line.endIndex
      return (String(line[..<colon]), dense(line[colon...].dropFirst()))
    }
  }()

  @Test("Every member stands in every mirror", arguments: mirrors)
  func membersAreThere(_ mirror: String) throws {
    let text = try Repository.files(below: mirror, endingIn: ".swift").map(Repository.text).joined()
    #expect(Self.members.count > 50)
    // Sources are protocols here and functions there: all of the text counts.
    for (type, member) in Self.members {
      let body = type == "DispatchSource" ? Self.dense(text) : Self.body(of: type, in: text)
      #expect(body.contains(member), "\(mirror): error: \(type) has no \(member)…")
    }
  }

  @Test("A member of another type does not count")
  func typesAreToldApart() {
    let text = "final class A { func wait() {} }\nextension B { func signal() { if x {} } }\nstruct Bar { func wait() {} }"
    #expect(Self.body(of: "A", in: text).contains("funcwait("))
    #expect(Self.body(of: "B", in: text).contains("funcsignal("))
    #expect(!Self.body(of: "B", in: text).contains("funcwait("))
  }

  /// All that is declared in the type and its extensions, without white space.
  static func body(of type: String, in text: String) -> String {
    var found = ""
    for kind in ["class", "struct", "enum", "extension"] {
      var rest = text[...]
      while let head = rest.firstRange(of: "\(kind) \(type)") {
        rest = rest[head.upperBound...]
        guard let next = rest.first, !next.isLetter, let opening = rest.firstIndex(of: "{") else { continue }
        var depth = 0
        let end = rest[opening...].firstIndex { character in
          if character == "{" { depth += 1 }
          if character == "}" { depth -= 1 }
          return depth == 0
        }
        found += dense(rest[opening..<(end ?? rest.endIndex)])
      }
    }
    return found
  }

  /// Without white space; whether a static member is stored makes no difference.
  private static func dense(_ text: some StringProtocol) -> String {
    String(text.filter { !$0.isWhitespace }).replacing("staticlet", with: "staticvar")
  }
}
