import SimulatedDispatch
import Testing

@Suite("explore")
struct ExploreTests {
  /// The user's class, with its barrier or without.
  private final class PhotoStore: @unchecked Sendable {
    @Shared("photos") private var photos: [String] = []
    private let queue = DispatchQueue(label: "store", attributes: .concurrent)
    private let flags: DispatchWorkItemFlags

    init(isSafe: Bool) { flags = isSafe ? .barrier : [] }

    func add(_ photo: String) { queue.async(flags: flags) { self.photos.append(photo) } }
    var count: Int { queue.sync { photos.count } }
  }

  @Test("With its barrier the array is safe in every order")
  func barrierProved() throws {
    let exploration = try explore(always: ["completes"]) {
      let store = PhotoStore(isSafe: true)
      for index in 0..<3 { DispatchQueue.global().async { store.add("photo \(index)") } }
      DispatchQueue.global().async { _ = store.count }
    }
    try exploration.check()
    #expect(exploration.coverage.isComplete && exploration.coverage.executions > 6)
  }

  @Test("Without it a race is found, with its two lines and an order that shows it")
  func raceFound() throws {
    let exploration = try explore {
      let store = PhotoStore(isSafe: false)
      store.add("one")
      store.add("two")
    }
    let race = try #require(exploration.occurrences.first)
    #expect(race.finding.category == .race && race.finding.subject == "photos")
    let failure = try #require(throws: CheckFailure.self) { try exploration.check() }
    #expect(failure.description.contains("ExploreTests.swift:14:"))
  }

  @Test("Time that code measures is as declared where the order allows it")
  func measured() throws {
    let exploration = try explore(always: [#"prints "30000000 true""#]) {
      let start = DispatchTime.now()
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { io("download", .milliseconds(30)) }
      group.wait()
      let end = DispatchTime.now()
      print(end.uptimeNanoseconds - start.uptimeNanoseconds, start < end && end == start + .milliseconds(30))
    }
    try exploration.check()
  }

  @Test("A deadlock that needs one order of many is found, and its shortest order can be led again")
  func deadlockFound() throws {
    let body = {
      let (a, b) = (DispatchQueue(label: "a"), DispatchQueue(label: "b"))
      let group = DispatchGroup()
      a.async(group: group) { b.sync {} }
      b.async(group: group) { a.sync {} }
      group.notify(queue: .main) { print("both") }
    }
    let exploration = try explore(sometimes: [#"prints "both""#], body)
    let path = try #require(exploration.occurrences.first?.path)
    #expect(path.isShortest && path.replay.contains(path.schedule))
    #expect(try simulate(following: path.schedule, body).satisfies("deadlock"))
    #expect(throws: SimulationError.self) { try simulate(following: "nobody: nothing", body) }
    #expect(exploration.verdicts.map(\.verdict) == [.holds])
    #expect(exploration.occurrences.map(\.finding.category) == [.deadlock])
    #expect(exploration.counterexample?.satisfies("deadlock") == true)
    #expect(throws: CheckFailure.self) { try exploration.check() }
  }

  @Test("A trap that needs one order of many is found")
  func trapFound() throws {
    let exploration = try explore {
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.global().async { group.leave() }
      DispatchQueue.global().async { if group.wait(timeout: .now()) == .timedOut { group.leave() } }
    }
    #expect(Set(exploration.occurrences.map(\.finding.category)) == [.trap])
  }

  /// The launch runs once in each execution, one after the other.
  private final class Counter: @unchecked Sendable {
    var launches = 0
  }

  @Test("What goes wrong in every order is not searched a second time for an order in which it does not")
  func noSecondSearch() throws {
    let counter = Counter()
    let exploration = try explore {
      counter.launches += 1
      let shared = Shared(wrappedValue: 0, "number")
      for _ in 0..<2 {
        DispatchQueue.global().async { for number in 1...4 { shared.write { $0 = number } } }
      }
    }
    let race = try #require(exploration.occurrences.first)
    #expect(exploration.coverage.executions == 70 && race.executions == 70 && race.path?.pointOfNoReturn == nil)
    #expect(counter.launches < 100, "\(counter.launches)")
  }

  @Test("After 64 threads that trapped an exploration ends with what it has found, and simulate refuses")
  func parkedThreadsAreCapped() async {
    // In a process of its own: nothing could be simulated beside it any more.
    await #expect(processExitsWith: .success) {
      let exploration = try explore {
        let shared = Shared(wrappedValue: 0, "number")
        for _ in 0..<5 { DispatchQueue.global().async { shared.write { $0 += 1 } } }
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) { print([1][shared.read()]) }
      }
      #expect(exploration.coverage.reason?.hasSuffix(" threads trapped and are parked; no more are made") == true)
      #expect(exploration.occurrences.contains { $0.finding.category == .trap })
      let refusal = #expect(throws: SimulationError.self) { try simulate {} }
      #expect(refusal?.description.contains(" threads of earlier simulations ") == true)
    }
  }

  @Test("What is no sentence is refused")
  func noSentence() {
    #expect(throws: SimulationError.self) { try explore(always: ["completely"]) {} }
  }
}
