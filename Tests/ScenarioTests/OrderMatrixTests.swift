import Foundation
import Signalbox
import Testing

@Suite("The matrix of orders")
struct OrderMatrixTests {
  private let scenario = """
    // expect always: "read 1" before "write"
    // expect never: deadlock
    import Dispatch
    import Foundation
    let store = DispatchQueue(label: "store", attributes: .concurrent)
    let lock = NSLock()
    store.async { work("read 1", .milliseconds(5)) }
    store.async { work("read 2", .milliseconds(5)) }
    store.async(flags: .barrier) { work("write", .milliseconds(5)) }
    DispatchQueue.global().async { lock.lock(); work("a", .milliseconds(1)); lock.unlock() }
    DispatchQueue.global().async { lock.lock(); work("b", .milliseconds(1)); lock.unlock() }

    """

  @Test("Each pair has one answer, and a schedule for each case that shows it")
  func relations() throws {
    let scenario = try Scenario(source: scenario)
    let matrix = scenario.orderMatrix()
    #expect(matrix.names == ["read 1", "read 2", "write", "a", "b"])
    #expect(matrix.pairs.count == 10)
    func relation(_ first: String, _ second: String) -> OrderMatrix.Relation? {
      matrix.pairs.first { $0.first == first && $0.second == second }?.relation
    }
    #expect(relation("read 1", "read 2") == .varies)
    #expect(relation("read 1", "write") == .alwaysBefore)
    #expect(relation("read 2", "write") == .alwaysBefore)
    #expect(relation("write", "a") == .varies)
    #expect(relation("a", "b") == .neverTogether)
    let locked = try #require(matrix.pairs.first { $0.first == "a" && $0.second == "b" })
    #expect(locked.coverage.isComplete)
    #expect(locked.witnesses.map(\.shows) == [.before, .after])
    for witness in locked.witnesses {
      let order = witness.shows == .before ? "\"a\" before \"b\"" : "\"b\" before \"a\""
      let claimed = try Scenario(source: "// expect: \(order)\n" + self.scenario)
      #expect(try claimed.run(following: witness.schedule).isAsExpected)
    }
    #expect(matrix.report().contains("\"a\" \"b\": never together (all "))
    #expect(matrix.report().contains(" orders)\n  before: --schedule ''\n  after: --schedule '"))
  }

  @Test("Inside each other means together, and a block that runs after all is always after")
  func nesting() throws {
    let matrix = try Scenario(
      source: """
        import Dispatch
        let queue = DispatchQueue(label: "q")
        func outer() { work("inner", .milliseconds(1)); work("inner 2", .milliseconds(1)) }
        queue.async { outer() }
        queue.async { work("late", .milliseconds(1)) }

        """
    ).orderMatrix()
    #expect(matrix.names == ["outer", "inner", "inner 2", "late"])
    #expect(
      matrix.pairs.map(\.relation) == [
        .alwaysTogether, .alwaysTogether, .alwaysBefore, .alwaysBefore, .alwaysBefore, .alwaysBefore,
      ])
  }

  @Test("What was not covered is undecided")
  func bounds() throws {
    let matrix = try Scenario(source: scenario).orderMatrix(within: ExplorationBounds(executions: 1))
    let locked = try #require(matrix.pairs.first { $0.first == "a" && $0.second == "b" })
    #expect(locked.relation == .undecided)
  }

  // MARK: For tools

  @Test("JSON says the same as the report, in the documented fields")
  func json() throws {
    let exploration = try Scenario(source: scenario).explore()
    let matrix = try Scenario(source: scenario).orderMatrix()
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(exploration.json(matrix: matrix).utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    #expect(object["timing"] as? String == "free")
    #expect(object["complete"] as? Bool == true)
    #expect(object["asExpected"] as? Bool == true)
    let expectations = try #require(object["expectations"] as? [[String: Any]])
    #expect(expectations.map { $0["verdict"] as? String } == ["holds", "holds"])
    #expect(expectations.map { $0["line"] as? Int } == [1, 2])
    #expect(expectations.map { $0["claim"] as? String } == ["always", "never"])
    #expect((object["matrix"] as? [[String: Any]])?.map { $0["relation"] as? String } == matrix.pairs.map(\.relation.rawValue))
  }

  @Test("JSON of a fault has its schedule, its point of no return and its replay", arguments: faults)
  func jsonOfFaults(_ fault: Fault) throws {
    let exploration = try Scenario(source: claims(fault.faulty)).explore()
    let object = try #require(JSONSerialization.jsonObject(with: Data(exploration.json().utf8)) as? [String: Any])
    let expectation = try #require((object["expectations"] as? [[String: Any]])?.first)
    #expect(object["asExpected"] as? Bool == false)
    #expect(expectation["verdict"] as? String == "fails")
    #expect(expectation["schedule"] as? String == fault.schedule)
    #expect(expectation["shortest"] as? Bool == true)
    let point = try #require(expectation["pointOfNoReturn"] as? [String: Any])
    #expect((point["message"] as? String)?.contains(fault.pointOfNoReturn) ?? false)
    #expect(object["matrix"] == nil)
  }
}
