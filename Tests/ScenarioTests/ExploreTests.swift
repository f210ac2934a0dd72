import Foundation
import Signalbox
import TestSupport
import Testing

@Suite("Exploring scenarios")
struct ExploreTests {
  private func explore(_ source: String) throws -> Exploration {
    try Scenario(source: source).explore(within: ExplorationBounds(executions: 20_000))
  }

  @Test("A fault that the plain run does not show is found", arguments: faults)
  func faultsAreFound(_ fault: Fault) throws {
    let source = claims(fault.faulty)
    let plain = try Scenario(source: source).run()
    #expect(plain.expectations.map(\.verdict) == [.holds], "the plain run passes")
    let exploration = try explore(source)
    #expect(exploration.verdicts.map(\.verdict) == [.fails], "\(exploration.report())")
    let witness = try #require(exploration.counterexample)
    #expect(witness.expectations.map(\.verdict) == [.fails])
  }

  @Test("A fault is shown with the fewest departures, and from where on no order is good", arguments: faults)
  func faultsAreShrunk(_ fault: Fault) throws {
    let path = try #require(try explore(claims(fault.faulty)).verdicts.first?.path)
    #expect(path.schedule == fault.schedule)
    #expect(path.isShortest)
    #expect(path.departures == fault.schedule.split(separator: ",").count)
    #expect(path.pointOfNoReturn?.message == "point of no return: \(fault.pointOfNoReturn): from here no order is good")
  }

  @Test(
    "The schedule leads a run into the fault, the same each time, and the mended scenario past it or nowhere", arguments: faults)
  func schedulesAreReplayed(_ fault: Fault) throws {
    let scenario = try Scenario(source: claims(fault.faulty))
    let witness = try #require(try explore(claims(fault.faulty)).counterexample)
    let run = try scenario.run(following: fault.schedule)
    #expect(run.expectations.map(\.verdict) == [.fails])
    #expect(run.trace.jsonLines() == witness.trace.jsonLines())
    if let mended = try? Scenario(source: claims(fault.mended)).run(following: fault.schedule) {
      #expect(mended.expectations.map(\.verdict) == [.holds])
    }
  }

  /// Those with `// explore:` are decided by `check`.
  @Test(
    "What a scenario of ours calls always or never, some order does not refute",
    arguments: Repository.scenarioFolders.filter { folder in
      let text = (try? Repository.text("\(folder)/scenario.swift")) ?? ""
      return (text.contains("expect always") || text.contains("expect never")) && !text.contains("// explore:")
    })
  func alwaysIsNotRefuted(_ folder: String) throws {
    let scenario = try Scenario(path: Repository.url("\(folder)/scenario.swift").path)
    let verdicts = scenario.explore(within: ExplorationBounds(executions: 50)).verdicts
    for verdict in verdicts where verdict.mode != .sometimes {
      #expect(verdict.verdict != .fails, "\(verdict.mode.rawValue): \(verdict.sentence)")
    }
  }

  @Test("Where no order has an end, that is an error, and it is said soon")
  func endless() throws {
    for text in ["func again() { DispatchQueue.main.async { again() } }\nagain()", "while true { print(1) }"] {
      let found = try Scenario(source: "import Dispatch\n" + text).explore(within: ExplorationBounds(executions: 10))
      #expect(found.isEndless && !found.isAsExpected, "\(text)")
      #expect(found.report().contains("nothing was explored: no order came to an end"), "\(text)")
      #expect(!found.report().contains("by estimate"), "\(text)")
    }
  }

  @Test("Expectations about one run are counted, for they are not looked at")
  func singleExpectations() throws {
    let found = try Scenario(source: "print(1)\n// expect: prints \"2\"\n// expect always: prints \"1\"").explore()
    #expect(found.isAsExpected)
    #expect(found.report().contains("1 expectation is about one run, and not looked at here: signalbox run"))
  }

  @Test("What holds because nothing has the name is doubted, as by a run")
  func doubts() throws {
    func report(_ name: String, _ code: String = "") throws -> String {
      let found = try Scenario(
        source: "import Dispatch\nDispatchQueue.main.async { work(\"rep\", .milliseconds(1)) }\n\(code)\n"
          + "// expect always: \"\(name)\" runs 0 times"
      ).explore()
      #expect(found.isAsExpected && found.verdicts.map(\.verdict) == [.holds])
      return found.report()
    }
    let doubt = "warning: expect always: \"reb\" runs 0 times: it holds, but nothing is called 'reb'; did you mean 'rep'?"
    #expect(try report("reb").contains(doubt))
    #expect(try !report("reb", "if 1 > 2 { work(\"reb\", .milliseconds(1)) }").contains("it holds, but"))
    #expect(try !report("something else").contains("it holds, but"))
  }

  @Test("A name that some order has is not doubted, nor what only one run leaves open")
  func namesOfOtherOrders() throws {
    let report = try Scenario(
      source: """
        import Dispatch
        let state = DispatchQueue(label: "state")
        var isSet = false
        DispatchQueue.main.async { work("rep", .milliseconds(1)) }
        DispatchQueue.global().async { if state.sync(execute: { isSet }) { work("re" + "b", .milliseconds(1)) } }
        DispatchQueue.global().async { state.sync { isSet = true } }
        // expect always: "reb" runs 0 times
        // expect sometimes: "reb" runs 0 times
        // expect sometimes: "rex" overlaps "rep"
        // expect always: "red" runs 0 times
        """
    ).explore().report()
    let doubts = report.split(separator: "\n").filter { $0.contains("nothing is called") && $0.contains("it holds, but") }
    #expect(doubts.count == 1 && doubts[0].contains("'red'"), "\(report)")
    #expect(!report.contains("in this run"), "\(report)")
  }

  @Test("A schedule that does not fit says where it diverges")
  func divergence() throws {
    let scenario = try Scenario(source: claims(faults[2].faulty))
    func problem(_ schedule: String) -> String? {
      do throws(ScheduleProblem) {
        _ = try scenario.run(following: schedule)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(problem("1@lock a>2") == nil)
    #expect(problem("1@lock x>2") == "departure 1 ('1@lock x>2') does not fit: '1@lock x' never comes")
    #expect(problem("1@lock a>7") == "departure 1 ('1@lock a>7') does not fit: '7' cannot go on there; can: 1, 2")
    let waits = "departure 2 ('2@lock b>1') does not fit: '1' waits there before 'lock b'"
    #expect(problem("1@lock a>2, 2@lock b>1") == waits)
    #expect(problem("1>2>3") == "'1>2>3' is no departure: write 'block@step>block'")
    #expect(problem("1@lock a#0>2") == "'0' in '1@lock a#0>2' is not how often: a number from 1")
  }

  @Test("All races on a variable are one")
  func racesAreJoined() throws {
    let exploration = try explore(claims(faults[0].faulty))
    #expect(exploration.occurrences.map(\.finding.subject) == ["count"])
    #expect(exploration.occurrences.map(\.executions) == [18])
  }

  @Test("Mended, it is proved", arguments: faults)
  func mendedIsProved(_ fault: Fault) throws {
    let exploration = try explore(claims(fault.mended))
    #expect(exploration.verdicts.map(\.verdict) == [.holds], "\(exploration.report())")
    #expect(exploration.verdicts.map(\.coverage.isComplete) == [true])
    #expect(exploration.coverage.isComplete)
    #expect(exploration.occurrences.isEmpty)
  }

  @Test("Delays come in the order of their instants, and of two readings of the clock nobody knows the distance")
  func delays() throws {
    let shared = try explore(
      """
      // expect always: prints "ten", "thirty"
      import Dispatch
      let start = DispatchTime.now()
      let queue = DispatchQueue(label: "q")
      queue.asyncAfter(deadline: start + .milliseconds(30)) { print("thirty") }
      queue.asyncAfter(deadline: start + .milliseconds(10)) { print("ten") }

      """)
    #expect(shared.verdicts.map(\.verdict) == [.holds], "\(shared.report())")
    let apart = try explore(
      """
      // expect sometimes: prints "thirty", "ten"
      // expect sometimes: prints "ten", "thirty"
      import Dispatch
      let queue = DispatchQueue(label: "q")
      queue.asyncAfter(deadline: .now() + .milliseconds(30)) { print("thirty") }
      queue.asyncAfter(deadline: .now() + .milliseconds(10)) { print("ten") }

      """)
    #expect(apart.verdicts.map(\.verdict) == [.holds, .holds], "\(apart.report())")
  }

  @Test("What is stopped early is no proof")
  func boundsAreSaid() throws {
    let scenario = try Scenario(source: claims(faults[0].mended))
    let exploration = scenario.explore(within: ExplorationBounds(executions: 1))
    #expect(exploration.verdicts.map(\.verdict) == [.undecided])
    #expect(exploration.report().contains("not a proof"))
  }

  @Test("A circle of waits is found however the program ends", arguments: ["exit(0)", "RunLoop.main.run(until: Date() + 2)", ""])
  func deadlocksThatAnEndCutsOff(_ end: String) throws {
    let found = try explore(
      """
      import Foundation
      let a = NSLock(), b = NSLock()
      DispatchQueue.global().async { a.lock(); b.lock(); b.unlock(); a.unlock() }
      DispatchQueue.global().async { b.lock(); a.lock(); a.unlock(); b.unlock() }
      \(end)

      """)
    #expect(found.coverage.isComplete)
    #expect(found.occurrences.map(\.finding.category) == [.deadlock], "\(found.report())")
  }

  @Test("A block that waits for what another would have done is no deadlock when the program ends before that")
  func waitsThatAnEndCutsOff() throws {
    let found = try explore(
      """
      import Foundation
      let ready = DispatchSemaphore(value: 0)
      DispatchQueue.global().async { ready.wait() }
      DispatchQueue.global().async { ready.signal() }
      exit(0)

      """)
    #expect(found.coverage.isComplete)
    #expect(found.occurrences.isEmpty, "\(found.report())")
  }

  @Test("Orders that print other lines are told, with the simplest of them, and fail nothing")
  func printedDifferences() throws {
    let found = try explore(account(end: "group.wait()\nprint(\"balance\", account.balance)"))
    let difference = try #require(found.difference)
    #expect(difference.lines == ["balance -60", "took 80"])
    #expect(difference.missing == ["balance 20"])
    #expect(difference.position.line == 11)
    #expect(difference.path?.departures == 1)
    #expect(difference.witness.lines.sorted() == ["balance -60", "took 80", "took 80"])
    #expect(found.isAsExpected)
    #expect(
      found.report().contains(
        "note: what is printed depends on the order: \"balance -60\", \"took 80\" instead of \"balance 20\""))
    #expect(found.json().contains("\"difference\":{\"line\":11,"))
    var bounds = ExplorationBounds(executions: 200)
    bounds.sampling = Sampling(.departures)
    let sampled = try Scenario(source: account(end: "group.wait()\nprint(\"balance\", account.balance)")).explore(within: bounds)
    #expect(sampled.difference?.lines.contains("took 80") == true)
  }

  @Test("The same lines in another order, and what an end cuts off, are no difference")
  func sameLines() throws {
    let order = try explore(
      """
      import Foundation
      for name in ["a", "b", "c"] { DispatchQueue.global().async { print(name) } }

      """)
    #expect(order.coverage.isComplete)
    #expect(order.difference == nil)
    let cut = try explore(
      """
      import Foundation
      DispatchQueue.global().async { print("perhaps") }
      exit(0)

      """)
    #expect(cut.coverage.executions > 1)
    #expect(cut.difference == nil)
  }

  private func account(end: String) -> String {
    """
    import Foundation
    final class Account {
      let queue = DispatchQueue(label: "account")
      var kept = 100
      var balance: Int { get { queue.sync { kept } } set { queue.sync { kept = newValue } } }
    }
    let account = Account(), group = DispatchGroup()
    for _ in 0..<2 {
      DispatchQueue.global().async(group: group) {
        guard account.balance >= 80 else { return }
        print("took 80")
        account.balance -= 80
      }
    }
    \(end)

    """
  }
}
