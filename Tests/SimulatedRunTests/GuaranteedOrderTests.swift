import DispatchModel
import DispatchTrace
import Testing

@testable import TraceAnalysis

/// What is called guaranteed holds on every schedule and for any durations: random programs are run many times over.
struct GuaranteedOrderTests {
  @Test(arguments: [false, true]) func nothingGuaranteedIsEverViolated(exits: Bool) {
    var checks = 0
    for program in 1...150 {
      let plain = Self.program(program, timing: 0, exits: exits).index()
      guard let order = GuaranteedOrder(plain) else { continue }
      let pairs = order.blocks.indices.flatMap { first in
        order.blocks.indices.filter { order.endsBefore(first, $0) }.map { (order.blocks[first], order.blocks[$0]) }
      }
      for seed in 1...10 {
        let other = Self.program(program, timing: seed, exits: exits).index(seed: UInt64(seed))
        var blocks: [String: TraceIndex.Item] = [:]
        for item in other.items.indices { blocks[other.name(of: ItemID(item))] = other.items[item] }
        for (first, second) in pairs {
          let names = (plain.name(of: first), plain.name(of: second))
          guard let start = blocks[names.1]?.started else { continue }
          let end = blocks[names.0]?.ended
          // A leave() that is the last thing a block does ends at its instant, but not after it.
          #expect(
            end.map { $0 < start || $0.instant == start.instant } ?? false,
            "program \(program), seed \(seed): \(names.0) before \(names.1)")
          checks += 1
        }
      }
    }
    #expect(checks > (exits ? 2000 : 5000))
  }

  @Test func aBlockThatEntersItsGroupLateIsNotWaitedFor() throws {
    for notifies in [false, true] {
      let run = ScriptedRun()
      let (queue, group) = (run.queue("q", concurrent: true), run.group())
      run.main.async(queue) {
        $0.work(1, "start")
        $0(.enter(group))
        $0.work(5, "more")
        $0(.leave(group))
      }
      if notifies {
        run.main.notify(group, queue) { $0.work(5, "done") }
      } else {
        run.main(.waitGroup(group, .forever))
        run.main.async(queue) { $0.work(5, "done") }
      }
      let order = try #require(GuaranteedOrder(run.index()))
      #expect(order.blocks.count == 2)
      #expect(!order.endsBefore(0, 1))
    }
  }

  @Test func aLeaveThatAnswersAnEarlierEnterIsWaitedFor() throws {
    let run = ScriptedRun()
    let (queue, group) = (run.queue("q", concurrent: true), run.group())
    for _ in 0..<2 {
      run.main(.enter(group))
      run.main.async(queue) {
        $0.work(5)
        $0(.leave(group))
      }
    }
    run.main.notify(group, QueueID(0)) { $0.work(5) }
    let order = try #require(GuaranteedOrder(run.index()))
    #expect(order.endsBefore(0, 2) && order.endsBefore(1, 2))
    #expect(!order.endsBefore(0, 1) && !order.endsBefore(1, 0))
  }

  private struct Random {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
  }

  @Test func aBlockThatEndsTheProgramComesAfterWhatItWaitedFor() throws {
    let run = ScriptedRun()
    let (queue, group) = (run.queue("q"), run.group())
    for _ in 0..<2 { run.main.async(queue, group: group) { $0.work(5) } }
    run.main.notify(group, queue) { $0(.exit(code: 0)) }
    run.main.async(queue) { $0.work(5) }
    let index = run.index()
    #expect(index.trace.outcome == .exited(code: 0))
    let order = try #require(GuaranteedOrder(index))
    #expect(order.endsBefore(0, 1) && order.endsBefore(1, 2))
  }

  /// Up to ten blocks on queues of all kinds, some nested; `timing` decides the durations and nothing else. The seventh may end the program.
  private static func program(_ seed: Int, timing: Int, exits: Bool) -> ScriptedRun {
    let run = ScriptedRun()
    let (serial, concurrent) = (run.queue("t"), run.queue("c", concurrent: true))
    let queues = [
      serial, concurrent, run.queue("a"), run.queue("at", target: serial), run.queue("ct", concurrent: true, target: serial),
      run.queue("cc", concurrent: true, target: concurrent), QueueID(0),
    ]
    let group = run.group()
    var choices = Random(state: UInt64(seed) * 7919 + 13)
    var durations = Random(state: UInt64(timing) * 31 + 5)
    var count = 0
    func write(_ code: ScriptedRun.Code, _ depth: Int) {
      for _ in 0..<(depth == 0 ? 5 : choices.next(3)) where count < 10 {
        count += 1
        let (name, length, queue) = ("b\(count)", Int64(durations.next(5)), queues[choices.next(queues.count)])
        let flags: ItemFlags = choices.next(3) == 0 ? .barrier : []
        let way = choices.next(6)
        let (entersLate, entersFirst) = (way == 0, way == 1)
        func body(_ code: ScriptedRun.Code) {
          if entersLate { code(.enter(group)) }
          code.work(length, name)
          if depth < 2, choices.next(3) == 0 { write(code, depth + 1) }
          if entersLate || entersFirst { code(.leave(group)) }
          if exits, name == "b7" { code(.exit(code: 0)) }
        }
        switch choices.next(6) {
        case 0 where !entersFirst: code.async(queue, group: group, body)
        case 1 where depth == 0 && queue != QueueID(0): code.sync(queue, flags) { $0.work(length, name) }
        case 2: code.notify(group, queue) { $0.work(length, name) }
        default:
          if entersFirst { code(.enter(group)) }
          code.async(queue, flags, body)
        }
        if depth == 0, choices.next(5) == 0 { code(.waitGroup(group, .forever)) }
        if choices.next(4) == 0 { code.work(Int64(durations.next(3)), "pause") }
      }
    }
    write(run.main, 0)
    return run
  }

  @Test func theReasonsOfAnOrderAreThoseOfAWayThatExists() {
    var graph = OrderGraph()
    let points = (0..<4).compactMap { _ in graph.addPoint() }
    graph.connect(points[1], points[2], because: .sync)
    graph.connect(points[2], points[3], because: .launch)
    graph.connect(points[0], points[3], because: .submission)
    graph.close()
    #expect(graph.reasons(from: points[1], to: points[3]) == [.sync, .launch])
    #expect(graph.reasons(from: points[3], to: points[1]).isEmpty)
  }
}
