import SimulatedDispatch
import Testing

@Suite("simulate")
struct SimulateTests {
  @Test("Blocks of a serial queue run one after the other in virtual time")
  func serialQueue() throws {
    let run = try simulate {
      let queue = DispatchQueue(label: "photos")
      for number in 1...3 { queue.async { work("decode \(number)", .milliseconds(20)) } }
    }
    #expect(run.outcome == .completed)
    #expect(run.trace.end == .milliseconds(60))
    #expect(run.isBefore("decode 1", "decode 2"))
    #expect(!run.overlaps("decode 2", "decode 3"))
    #expect(run["decode 3"].map(\.began) == [.milliseconds(40)])
    #expect(run.blocks(on: "photos").count == 3)
    #expect(run.queues == ["photos"] && run.threads == ["main thread", "worker 1"])
  }

  @Test("Closures see and change what they capture, and sync hands back what its closure returns or throws")
  func values() throws {
    struct Refused: Error {}
    nonisolated(unsafe) var seen: [Int] = []
    let run = try simulate {
      let queue = DispatchQueue(label: "q")
      queue.async { seen.append(1) }
      let two = queue.sync { 2 }
      seen.append(two)
      #expect(throws: Refused.self) { try queue.sync { throw Refused() } }
      queue.sync(flags: .barrier) { seen.append(3) }
      DispatchQueue.concurrentPerform(iterations: 3) { index in seen.append(10 + index) }
    }
    #expect(seen == [1, 2, 3, 10, 11, 12])
    #expect(run.outcome == .completed)
  }

  @Test("A place in another file is told apart by its file")
  func places() throws {
    let run = try simulate { elsewhere(DispatchQueue(label: "q")) }
    #expect(run.trace.header.scenario == "SimulateTests.swift")
    #expect(run.trace.header.otherFiles == ["Elsewhere.swift"])
    let block = try #require(run.blocks(on: "q").first)
    #expect(block.position.file == 1 && block.position.line == 4)
    #expect(try Trace(jsonLines: run.trace.jsonLines()).jsonLines() == run.trace.jsonLines())
  }

  @Test("Two queues that wait for each other are a finding, and the test goes on")
  func deadlock() throws {
    let run = try simulate {
      let a = DispatchQueue(label: "a")
      let b = DispatchQueue(label: "b")
      a.async {
        work("one", .milliseconds(5)); b.sync {}
      }
      b.async {
        work("two", .milliseconds(5)); a.sync {}
      }
    }
    #expect(run.satisfies("deadlock"))
    #expect(run.findings(.deadlock).count == 1)
    let leak = "2 threads were given up in the middle of closures; what these hold is not released"
    #expect(run.threadsGivenUp == 2 && run.description.split(separator: "\n").contains { $0 == leak })
    let failure = #expect(throws: CheckFailure.self) { try run.check() }
    #expect(failure?.description.contains("a waits for") == true || failure?.description.contains("SimulateTests.swift:") == true)
    #expect(failure?.description.hasSuffix(leak) == true)
    let sentence = #expect(throws: CheckFailure.self) { try run.check("completes") }
    #expect(sentence?.description.hasSuffix(leak) == true)
  }

  @Test("Threads are given up where a run ends in the middle of closures, and only there")
  func threadsGivenUp() throws {
    let whole = try simulate { DispatchQueue.global().async { work("all", .milliseconds(1)) } }
    #expect(whole.threadsGivenUp == 0 && !whole.description.contains("given up"))
    let cut = try simulate { DispatchQueue.global().async { fatalError("no photos") } }
    #expect(
      cut.threadsGivenUp == 1
        && cut.description.contains("1 thread was given up in the middle of closures; what these hold is not released"))
  }

  @Test("What prints without end is stopped by the limit of printed text")
  func printedText() throws {
    var machine = Machine()
    machine.caps.outputBytes = 1000
    let run = try simulate(on: machine) { while true { print("012345678") } }
    guard case .limitReached(let limit) = run.outcome else {
      Issue.record("\(run)")
      return
    }
    #expect(limit.kind == .output && run.printed.utf8.count == 1000)
    #expect(run.description.contains("the limit of printed text is reached"))
  }

  @Test("A client bug of libdispatch ends the run, not the process")
  func clientBug() throws {
    let run = try simulate {
      let group = DispatchGroup()
      group.leave()
    }
    #expect(run.satisfies(#"trap "Unbalanced call to dispatch_group_leave()""#))
  }

  @Test("A trap of the Swift runtime ends the run, not the process")
  func swiftTrap() throws {
    let run = try simulate {
      let numbers = Array(0..<3)
      DispatchQueue.global().async { work("index", .milliseconds(numbers[numbers.count])) }
    }
    guard case .trapped(let trap) = run.outcome else {
      Issue.record("\(run)")
      return
    }
    #expect(trap.origin == .swift)
  }

  @Test("fatalError says its words in the run")
  func fatalErrors() throws {
    let run = try simulate { fatalError("no photos") }
    #expect(run.satisfies(#"trap "no photos""#))
  }

  @Test("A sentence that does not hold says why, and when things happened")
  func sentences() throws {
    let run = try simulate {
      let photos = DispatchQueue(label: "photos", attributes: .concurrent)
      photos.async { work("read", .milliseconds(30)) }
      photos.async { work("write", .milliseconds(10)) }
    }
    #expect(run.satisfies(#""read" overlaps "write""#))
    #expect(!run.satisfies(#""read" before "write""#))
    let failure = try #require(throws: CheckFailure.self) { try run.check(#""read" before "write""#) }
    #expect(
      failure.description == """
        "read" before "write": 'read' ended at 30 ms, after 'write' started at 0 s
          'read' ran from 0 s to 30 ms (SimulateTests.swift:126)
          'write' ran from 0 s to 10 ms (SimulateTests.swift:127)
        read  │████████████████████████████████████████│ 0 s to 30 ms, worker 1, photos
        write │█████████████                           │ 0 s to 10 ms, worker 2, photos
        completed at 30 ms: 2 blocks, 4 cores, darwin, seed 0
        """)
    let noSentence = try #require(throws: CheckFailure.self) { try run.check(#""read" beofre "write""#) }
    #expect(noSentence.description.contains("did you mean"))
  }

  @Test("What is used outside of the simulation it was made in is made again")
  func standingObjects() throws {
    let queue = DispatchQueue(label: "made outside")
    let group = DispatchGroup()
    for _ in 0..<2 {
      let run = try simulate {
        queue.async(group: group) { work("a", .milliseconds(1)) }
        group.wait()
        queue.sync { work("b", .milliseconds(1)) }
      }
      #expect(run.isBefore("a", "b"))
      #expect(run.queues == ["made outside"])
    }
  }

  @Test("The same closures give the same bytes, alone and beside others")
  func parallel() async throws {
    let alone = try simulate(mixture)
    try await withThrowingTaskGroup(of: [UInt8].self) { tasks in
      for _ in 0..<200 { tasks.addTask { try simulate(mixture).trace.jsonLines() } }
      for try await bytes in tasks { #expect(bytes == alone.trace.jsonLines()) }
    }
    let seeded = try simulate(on: Machine(seed: 7), mixture)
    #expect(try simulate(on: Machine(seed: 7), mixture).trace.jsonLines() == seeded.trace.jsonLines())
  }
}

@Sendable private func mixture() {
  let photos = DispatchQueue(label: "photos", attributes: .concurrent)
  let group = DispatchGroup()
  let ready = DispatchSemaphore(value: 0)
  for index in 0..<8 {
    photos.async(group: group) {
      work("read", .milliseconds(3 + index))
      ready.signal()
    }
  }
  photos.async(flags: .barrier) { io("write", .milliseconds(5)) }
  photos.asyncAfter(deadline: .now() + .milliseconds(2)) { work("late", .milliseconds(1)) }
  group.notify(queue: .main) { ui("done") }
  ready.wait()
  DispatchQueue.concurrentPerform(iterations: 4) { work("part \($0)", .milliseconds(1)) }
}
