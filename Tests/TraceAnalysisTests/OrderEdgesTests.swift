import DispatchTrace
import Testing
import TraceAnalysis

struct OrderEdgesTests {
  /// `1 > 2`: forced; `1 ? 2`: came so; `1 ~ 2`: started later.
  private func edges(_ b: TraceBuilder, _ outcome: Outcome = .completed) -> [String]? {
    OrderEdges(TraceIndex(b.finished(outcome)))?.all.map { edge in
      let sign = edge.isForced ? ">" : edge.relation == .follows ? "?" : "~"
      return "\(edge.first.offset + 1) \(sign) \(edge.second.offset + 1)"
    }
  }

  /// Starts the items `apart` from each other and ends them in the same order.
  private func run(_ items: [ItemID], apart: Int64 = 0, in b: inout TraceBuilder) {
    let threads = items.map { _ in b.worker() }
    for (item, thread) in zip(items, threads) {
      b.start(item, on: thread)
      b.now += apart
    }
    b.now += 5
    for (item, thread) in zip(items, threads) { b.end(item, on: thread) }
  }

  @Test func onlyOrdersThatFollowFromNoOthersAreEdges() {
    var b = TraceBuilder()
    let queue = b.queue("q")
    for item in (1...4).map({ _ in b.submit(queue) }) { run([item], in: &b) }
    #expect(edges(b) == ["1 > 2", "2 > 3", "3 > 4"])
  }

  @Test func aBarrierIsBetweenWhatIsBeforeAndAfterIt() {
    var b = TraceBuilder()
    let photos = b.queue("photos", .concurrent)
    let items = (1...5).map { b.submit(photos, barrier: $0 == 3) }
    run(Array(items[0..<2]), apart: 1, in: &b)
    run([items[2]], in: &b)
    run(Array(items[3..<5]), in: &b)
    // 4 and 5 start at one moment: there is no order between them.
    #expect(edges(b) == ["1 > 3", "2 > 3", "3 > 4", "3 > 5", "1 ~ 2"])
  }

  @Test func whatIsCertainSaysWhichRuleForcesIt() {
    var b = TraceBuilder()
    let (serial, photos) = (b.queue("serial"), b.queue("photos", .concurrent))
    let items = [b.submit(serial), b.submit(serial), b.submit(photos), b.submit(photos, barrier: true)]
    for item in items { run([item], in: &b) }
    let all = OrderEdges(TraceIndex(b.finished()))?.all ?? []
    let reasons = all.filter(\.isForced).map(\.reason)
    #expect(reasons == [.serialQueue(serial), .barrier(photos)])
    #expect(all.filter { !$0.isForced }.allSatisfy { $0.reason == nil })
  }

  @Test func whatSyncWaitsForComesBeforeWhatItsCallerHandsOverThen() {
    var b = TraceBuilder()
    let (first, second) = (b.queue("first"), b.queue("second"))
    let synced = b.submit(first, nil, from: .main, .sync)
    run([synced], in: &b)
    run([b.submit(second)], in: &b)
    #expect(OrderEdges(TraceIndex(b.finished()))?.all.map(\.reason) == [.sync])
  }

  @Test func whatIsCertainHasItsEdgeEvenWhereChanceSaysTheSame() {
    var b = TraceBuilder()
    let (queue, other) = (b.queue("q"), b.queue("other"))
    let items = [b.submit(queue), b.submit(other), b.submit(queue)]
    for item in items { run([item], in: &b) }
    #expect(edges(b) == ["1 > 3", "1 ? 2", "2 ? 3"])
  }

  @Test func whoComesBeforeACallerComesBeforeWhatItSyncs() {
    var b = TraceBuilder()
    let (queue, inner, other) = (b.queue("q"), b.queue("inner"), b.queue("other"))
    let before = b.submit(queue)
    let caller = b.submit(queue)
    let after = b.submit(queue)
    run([before], in: &b)
    let thread = b.worker()
    b.start(caller, on: thread)
    let synced = b.submit(inner, nil, from: thread, .sync)
    b.start(synced, on: thread)
    b.now += 5
    b.end(synced, on: thread)
    b.end(caller, on: thread)
    run([after], in: &b)
    #expect(edges(b) == ["1 > 2", "2 > 3"])
    run([b.submit(other)], in: &b)
    #expect(edges(b) == ["1 > 2", "2 > 3", "3 ? 5"])
  }

  @Test func tooManyOrdersOfChanceAreThoseWithinQueues() throws {
    var b = TraceBuilder()
    let (left, right) = (b.queue("left", .concurrent), b.queue("right", .concurrent))
    let items = (1...10).map { b.submit($0 % 2 == 0 ? left : right) }
    for item in items { run([item], in: &b) }
    let edges = try #require(OrderEdges(TraceIndex(b.finished(.completed))))
    #expect(edges.areWithinQueues)
    #expect(edges.all.map { $0.second.offset - $0.first.offset } == Array(repeating: 2, count: 8))
  }

  @Test func blocksThatNeverRanHaveNone() {
    var b = TraceBuilder()
    let queue = b.queue("q")
    let items = (1...3).map { _ in b.submit(queue) }
    run([items[0]], in: &b)
    run([items[1]], in: &b)
    #expect(edges(b) == ["1 > 2"])
  }

  @Test func aRunThatDidNotCompleteOrHasTooManyBlocksHasNothingToSay() {
    var b = TraceBuilder()
    let queue = b.queue("q")
    for item in (1...13).map({ _ in b.submit(queue) }) { run([item], in: &b) }
    #expect(edges(b) == nil)
    var broken = TraceBuilder()
    let other = broken.queue("q")
    let items = (1...2).map { _ in broken.submit(other) }
    run(items, in: &broken)
    #expect(edges(broken, .deadlocked(waiting: [])) == nil)
  }
}
