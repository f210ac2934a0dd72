import Testing

@testable import DispatchTrace

struct ClientBugTests {
  static let withValues: [ClientBug] = [
    .notOnQueue(label: "photos"), .notOnQueue(label: ""), .onQueue(label: "a [b]"), .notBarrier(label: "com.example"),
    .negativeSemaphore(value: -3), .other("Corrupted priority"),
  ]

  @Test(arguments: ClientBug.plain + withValues)
  func aTextNamesItsBug(_ bug: ClientBug) {
    #expect(ClientBug(text: bug.text) == bug)
  }

  @Test func theBeginningOfATextIsNotTheText() {
    for text in ["Over-resume of an object that never was", "Over-resume of an inactive", "trying to lock"] {
      #expect(ClientBug(text: text) == .other(text))
    }
    let cut = "Assertion failed: Block was expected to execute on queue [photos"
    #expect(ClientBug(text: cut) == .other(cut))
  }

  @Test func noTwoBugsShareAText() {
    #expect(Set(ClientBug.plain.map(\.text)).count == ClientBug.plain.count)
    #expect(ClientBug.plain.count == 15)
  }
}
