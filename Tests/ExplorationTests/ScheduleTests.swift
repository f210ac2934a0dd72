import DispatchModel
import Exploration
import Testing

@Suite("Schedules")
struct ScheduleTests {
  @Test(
    "A schedule reads what it writes",
    arguments: ["", ">2", "launch@read v0>1", "a b@write v0#3>2.1, 2.1@end>launch", "1@lock 1>2, 2@lock>1"])
  func roundTrip(_ text: String) throws {
    #expect(try Schedule(parsing: text).description == text)
  }

  @Test(
    "What is no schedule is refused",
    arguments: ["x", "1@2@3>4", "1>2", "@end>2", "1@>2", "1@end>", "1@end#x>2", "1@end>2,", "1@a#1#2>3"])
  func nonsense(_ text: String) {
    #expect(throws: ScheduleError.self) { try Schedule(parsing: text) }
  }

  @Test("A sentence tells how a long schedule begins, and all of one that is not", arguments: [1, 24, 25, 401])
  func beginning(_ count: Int) throws {
    let departures = (1...count).map { "\($0)@end>x" }
    let said = try Schedule(parsing: departures.joined(separator: ", ")).beginning
    let expected =
      count < 25 ? departures.joined(separator: ", ") : departures[..<12].joined(separator: ", ") + " and \(count - 12) more"
    #expect(said == expected)
  }

  @Test("Left alone, who acts goes on, then the first in the order of what began them")
  func firstInFirstOut() throws {
    var program = SmallProgram(queues: [.global])
    program.main = [.async(0, [.print("a"), .async(0, [.print("c")]), .print("b")]), .async(0, [.print("d")]), .print("m")]
    #expect(printed(by: try program.explored().execution(following: Schedule())) == "m a b c d ")
    let second = try program.explored().execution(following: Schedule(parsing: "launch@print>2, 1@print>1.1"))
    #expect(printed(by: second) == "m d a c b ")
  }

  @Test("Whatever a search finds is shown with the fewest departures")
  func shrinking() throws {
    var program = SmallProgram(queues: [.global], locks: 2)
    program.main = [.async(0, [.write(0), .locked(0, [])]), .async(0, [.write(0), .read(0)])]
    program.variables = 1
    let search = ReducedSearch(program.explored())
    var witness: [StrandID]?
    func isSwapped(_ execution: Execution) -> Bool {
      let writers = execution.events.filter { event in
        event.footprint.accesses.contains { $0.object.kind == .variable && $0.mode == .write }
      }
      return writers.count == 2 && writers[0].strand > writers[1].strand
    }
    _ = search.run { execution in
      if isSwapped(execution) { witness = execution.schedule }
      return witness == nil
    }
    let found = try #require(witness)
    let shortest = try #require(Shrinker(search, shows: isSwapped).shortest(like: .steps(found), findsNoReturn: true))
    #expect(shortest.schedule.departures.count == 1)
    #expect(shortest.isProved)
    #expect(shortest.pointOfNoReturn?.step.description == "2@write v0")
    #expect(isSwapped(try search.program.execution(following: shortest.schedule)))
  }

  @Test("Without a budget to look for shorter ones, the witness is repeated without what it does not need")
  func repeating() throws {
    var program = SmallProgram(queues: [.global], semaphores: [1, 1])
    program.main = [
      .async(0, [.wait(0), .wait(1), .signal(1), .signal(0)]), .async(0, [.wait(1), .wait(0), .signal(0), .signal(1)]),
      .async(0, [.wait(0), .signal(0)]),
    ]
    let search = ReducedSearch(program.explored())
    var witness: [StrandID]?
    func isStuck(_ execution: Execution) -> Bool { ending(of: execution).hasPrefix("deadlocked") }
    _ = search.run { execution in
      if isStuck(execution) { witness = execution.schedule }
      return witness == nil
    }
    var shrinker = Shrinker(search, shows: isStuck)
    shrinker.budget = 0
    let found = try #require(witness)
    let shortest = try #require(shrinker.shortest(like: .steps(found), findsNoReturn: false))
    #expect(!shortest.isProved)
    #expect(isStuck(shortest.execution))
    #expect(!shortest.schedule.departures.isEmpty)
    for index in shortest.schedule.departures.indices {
      var shorter = shortest.schedule
      shorter.departures.remove(at: index)
      let execution = try? search.program.execution(following: shorter)
      #expect(!(execution.map(isStuck) ?? false), "\(shorter) is enough")
    }
  }

  @Test("Once it has to stop, a search for shorter ones gives what it has")
  func stopped() throws {
    var program = SmallProgram(queues: [.global], semaphores: [1, 1])
    program.main = [
      .async(0, [.wait(0), .wait(1), .signal(1), .signal(0)]), .async(0, [.wait(1), .wait(0), .signal(0), .signal(1)]),
    ]
    let search = ReducedSearch(program.explored())
    var witness: Execution?
    _ = search.run { execution in
      if ending(of: execution).hasPrefix("deadlocked") { witness = execution }
      return witness == nil
    }
    let found = try #require(witness)
    var looks = 0
    var shrinker = Shrinker(search) { execution in
      looks += 1
      return ending(of: execution).hasPrefix("deadlocked")
    }
    shrinker.shouldStop = { true }
    let shown = try #require(shrinker.shortest(like: .steps(found.schedule), findsNoReturn: true))
    #expect(ending(of: shown.execution).hasPrefix("deadlocked"))
    #expect(!shown.isProved)
    // The witness repeated, and the schedule of it.
    #expect(looks == 2)
  }
}
