import SimulatedDispatch
import TestSupport
import Testing

@Suite("TESTING-YOUR-CODE")
struct DocumentTests {
  static let page = Document(path: "docs/TESTING-YOUR-CODE.md")
  static let package = "Tests/Examples/PhotoStore"

  static func blocks(_ heading: String) -> [String] {
    page.blocks.filter { $0.heading == heading }.map(\.text)
  }

  @Test("Its Swift stands word for word in the example package, which is built and run")
  func examplesAreTheExamplePackage() throws {
    let files = Repository.files(below: Self.package, endingIn: ".swift").filter { !$0.contains("/.build/") }
    let texts = try files.map(Repository.text)
    let blocks = ["swift test", "swift typealiases", "swift manifest"].flatMap(Self.blocks)
    #expect(blocks.count == 6)
    for block in blocks { #expect(texts.contains { $0.contains(block) }, "not in \(Self.package): \(block)") }
  }

  @Test("Both targets of the example have the same one file")
  func oneFile() throws {
    let one = try Repository.text("\(Self.package)/Sources/PhotoStore/Dispatch.swift")
    #expect(try Repository.text("\(Self.package)/Tests/PhotoStoreTests/Dispatch.swift") == one)
  }

  @Test("A failure reads as it is shown")
  func failureIsAsShown() throws {
    let run = try simulate(on: Machine(cores: 2)) { orders(DispatchQueue(label: "photos", attributes: .concurrent)) }
    let failure = try #require(throws: CheckFailure.self) { try run.check(#""write" before "read 1""#) }
    #expect(Self.blocks("text failure") == [failure.description + "\n"])
  }
}
