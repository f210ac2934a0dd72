import TestSupport
import Testing

/// The API of Dispatch, and of Foundation's threads, locks and timers, is written three times: for scenarios, for closures, for recordings.
/// One list says what each of them must have.
@Suite("The surface of Dispatch")
struct SurfaceTests {
  static let mirrors = ["Sources/ScenarioLibrary", "Sources/SimulatedDispatch", "Sources/RecordedDispatch"]

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
    let files = try Repository.files(below: mirror, endingIn: ".swift").map(Repository.text)
    #expect(Self.members.count > 100)
    let missing = Self.missing(in: files)
    #expect(missing.isEmpty, "\(mirror) has no \(missing.joined(separator: "…, "))…")
  }

  @Test("A member that one mirror lacks is missed", arguments: members.indices)
  func absencesAreNoticed(_ index: Int) throws {
    let (type, member) = Self.members[index]
    // The shortest text that has all: what goes is one member.
    var parts = Self.members.map { "extension \($0.type) { \($0.member) } " }
    parts[index] = "extension \(type) {} "
    #expect(Self.missing(in: [parts.joined()]) == ["\(type): \(member)"])
  }

  /// The members of the list that the files do not declare.
  static func missing(in files: [String]) -> [String] {
    var bodies: [String: String] = [:]
    return members.filter { type, member in
      let body = bodies[type] ?? everything(of: type, in: files)
      bodies[type] = body
      return !declares(member, body)
    }.map { "\($0.type): \($0.member)" }
  }

  private static func everything(of type: String, in files: [String]) -> String {
    let text = files.joined()
    return switch type {
    case "Function": dense(text)
    // Here one class, there a protocol for each kind, in the language one text with the name left open.
    case "DispatchSource":
      sourceTypes.map { body(of: $0, in: text) }.joined() + dense(files.filter { $0.contains("class \\(name)") }.joined())
    // What all locks have may stand once.
    case "NSLock", "NSRecursiveLock", "NSCondition": body(of: type, in: text) + body(of: "NSLocking", ["extension"], in: text)
    default: body(of: type, in: text)
    }
  }

  private static let sourceTypes = ["", "Protocol", "Timer", "UserDataAdd", "UserDataOr", "UserDataReplace"].map {
    "DispatchSource\($0)"
  }

  /// A static member is none of the instances.
  private static func declares(_ member: String, _ body: String) -> Bool {
    if member.hasPrefix("static") { return body.contains(member) }
    return body.ranges(of: member).contains { !body[..<$0.lowerBound].hasSuffix("static") }
  }

  @Test("A member of another type does not count")
  func typesAreToldApart() {
    let text = "final class A { func wait() {} }\nextension B { func signal() { if x {} } }\nstruct Bar { func wait() {} }"
    #expect(Self.body(of: "A", in: text).contains("funcwait("))
    #expect(Self.body(of: "B", in: text).contains("funcsignal("))
    #expect(!Self.body(of: "B", in: text).contains("funcwait("))
  }

  /// All that is declared in the type and its extensions, without white space.
  static func body(of type: String, _ kinds: [String] = ["class", "struct", "enum", "protocol", "extension"], in text: String)
    -> String
  {
    var found = ""
    for kind in kinds {
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

  /// Without white space; it makes no difference whether a member is stored, and who sets it, and whether it asks for its caller's place.
  private static func dense(_ text: some StringProtocol) -> String {
    let place = "fileID:StaticString=#fileID,line:Int=#line,column:Int=#column"
    return String(text.filter { !$0.isWhitespace }).replacing("let", with: "var")
      .replacing("," + place, with: "").replacing(place + ",", with: "").replacing(place, with: "")
  }
}
