import Foundation
import Signalbox
import SignalboxPictures
import Testing
import Timeline

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

  // MARK: As a picture

  /// What a picture says: of each row and column the words in their cell, and where the two bars stand.
  private func cells(of scene: Scene, _ names: [String]) -> [String: String] {
    let texts = scene.elements.compactMap { element -> Scene.TextRun? in
      if case .text(let run) = element.shape { run } else { nil }
    }
    let boxes = scene.elements.filter { $0.mark == .block }.compactMap { element -> Scene.Box? in
      if case .box(let box) = element.shape { box } else { nil }
    }
    // Column heads come first, then each row begins with its name.
    let columns = texts.filter { element in names.contains(element.text) }.prefix(names.count)
    var cells: [String: String] = [:]
    for element in scene.elements where element.mark == .lane {
      guard case .box(let box) = element.shape, let words = texts.first(where: { box.rect.contains($0.box) }) else { continue }
      let column = columns.min { abs($0.box.middle.x - box.rect.middle.x) < abs($1.box.middle.x - box.rect.middle.x) }
      let row = texts.filter { names.contains($0.text) && $0.box.right < box.rect.x && $0.box.y > box.rect.y }
        .min { $0.box.y < $1.box.y }
      let bars = boxes.filter { box.rect.contains($0.rect) && $0.fill != nil }.sorted { $0.rect.y < $1.rect.y }.map(\.rect)
      let places = bars.count == 2 ? (bars[0].right <= bars[1].x ? "<" : bars[1].right <= bars[0].x ? ">" : "=") : "-"
      cells["\(row?.text ?? "?") \(column?.text ?? "?")"] = "\(words.text) \(places)"
    }
    return cells
  }

  @Test("The picture says of each row and column what the matrix says of the two, with bars that stand so")
  func picture() throws {
    let matrix = try Scenario(source: scenario).orderMatrix()
    let scene = try Picture(of: matrix).scene
    #expect(SceneRules.violations(of: scene) == [])
    let cells = cells(of: scene, matrix.names)
    #expect(cells.count == matrix.names.count * (matrix.names.count - 1))
    for pair in matrix.pairs {
      let signs: [OrderMatrix.Relation: (String, String)] = [
        .alwaysBefore: ("<", ">"), .alwaysAfter: (">", "<"), .neverTogether: ("<", "<"), .varies: ("-", "-"),
      ]
      let (sign, turnedSign) = try #require(signs[pair.relation])
      let turned = pair.relation == .alwaysBefore ? "always after" : pair.relation.rawValue
      #expect(cells["\(pair.first) \(pair.second)"] == "\(pair.relation.rawValue) \(sign)")
      #expect(cells["\(pair.second) \(pair.first)"] == "\(turned) \(turnedSign)")
    }
    #expect(try Picture(of: matrix, Picture.Options(theme: .dark, scale: 2)).encoded(as: .png).count > 1000)
  }

  @Test("Pictures of matrices that are not decided, nested, of one name or of long ones keep the rules of pictures")
  func otherPictures() throws {
    let undecided = try Scenario(source: scenario).orderMatrix(within: ExplorationBounds(executions: 1))
    let long = String(repeating: "a long name of something ", count: 4)
    let others = """
      import Dispatch
      var flag = false
      func outer() { work("inner", .milliseconds(1)); work("inner 2", .milliseconds(1)); flag = true }
      DispatchQueue.global().async { outer() }
      DispatchQueue.global().async { if flag { work("\(long)x", .milliseconds(1)) } else { work("\(long)y", .milliseconds(1)) } }

      """
    let mixed = try Scenario(source: others).orderMatrix()
    #expect(mixed.pairs.contains { $0.relation == .alwaysTogether })
    let single = try Scenario(source: "import Dispatch\nwork(\"a\", .milliseconds(1))\n").orderMatrix()
    for matrix in [undecided, mixed, single] {
      let scene = try Picture(of: matrix, timing: .slack(percent: 20)).scene
      #expect(SceneRules.violations(of: scene) == [], "\(matrix.names)")
    }
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
