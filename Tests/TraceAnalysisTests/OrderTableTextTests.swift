import DispatchTrace
import Testing
import TraceAnalysis

@Suite("What is known of all orders, as text")
struct OrderTableTextTests {
  @Test("It is read as it was written, whatever the order in which it was noted")
  func roundTrip() {
    var table = OrderTable([ItemID(3), ItemID(7), ItemID(1)], stretches: [1])
    table.setAlways(.start(0), before: .end(2))
    table.setAlways(.finish(1), before: .end(2))
    table.setAlways(.start(0), before: .start(1))
    table.note(order: [.start(2), .end(2), .start(0)])
    table.note(order: [])
    table.note(order: [.start(0), .start(2)])
    let text = "blocks 3 7 1\nstretches 1\nalways 0 4 9\nalways 7 9\norder\norder 0 8\norder 8 9 0\n"
    #expect(table.text == text)
    #expect(OrderTable(text: text) == table)
  }

  @Test(
    "What is none is refused",
    arguments: [
      "", "order 1\n", "blocks 1 2\nalways 8 1\n", "blocks 1 2\nalways 2 1\n", "stretches 0\nblocks 1\n",
      "blocks 1 2\nstretches 2\n", "blocks 1 2\nalways x\n", "blocks 1\nblocks 1\n", "blocks 1\nmaybe 1\n",
      "blocks 1 2 3 4 5 6 7 8 9 10 11 12 13\n", "blocks 1\norder -1\n",
    ])
  func refused(_ text: String) { #expect(OrderTable(text: text) == nil) }
}
