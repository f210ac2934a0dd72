import DispatchModel
import DispatchTrace
import Exploration
import ExploredRuns
import Foundation
import Signalbox
import TestSupport
import Testing

@testable import Runs
@testable import TraceAnalysis

/// What stands below pictures about order, read back and compared with orders that were led one by one.
@Suite("Captions of order")
struct CaptionTests {
  /// Positions of blocks in orders: of each its start and its end, by the block's number; nil for what did not come.
  private struct Order {
    var starts: [Int?]
    var ends: [Int?]
    var begins: [Int?]
    var finishes: [Int?]
  }

  /// Orders of the scenario, led one by one: all of them where they are few, else some by chance.
  private final class Enumeration {
    private(set) var orders: [Order] = []
    private let program: ExploredProgram
    private let keys: [String]
    private let known: Set<String>
    private var isComplete = false

    init(_ scenario: Scenario, _ plain: TraceIndex, _ blocks: [ItemID], most: Int) {
      let named = BlockMoments(plain)
      keys = blocks.map { named.key(of: $0) ?? "" }
      known = Set(named.allKeys)
      var program = scenario.explorer(on: Machine(platform: .strict), timing: .free, within: ExplorationBounds()).code.program()
      program.interest = .everything
      self.program = program
      isComplete = PlainSearch(program).run(most: most) { note($0) } != nil
      if !isComplete { sample(RandomStrategy(seed: 7), most) { _ in false } }
    }

    private func sample(_ made: any OrderStrategy, _ most: Int, until isEnough: (Order) -> Bool) {
      var strategy = made
      SampledSearch(program).run(&strategy, most: most) { execution in
        let count = orders.count
        note(execution)
        return orders.count == count || !isEnough(orders[count])
      }
    }

    /// Looks further where none of the orders so far has it.
    func shows(_ isShown: (Order) -> Bool) -> Bool {
      if orders.contains(where: isShown) { return true }
      if isComplete { return false }
      for made in [PriorityStrategy(seed: 7), RandomStrategy(seed: 8)] as [any OrderStrategy] {
        sample(made, 400, until: isShown)
        if orders.contains(where: isShown) { return true }
      }
      return false
    }

    private func note(_ execution: Execution) {
      guard let trace = execution.trace else { return }
      let named = BlockMoments(TraceIndex(trace))
      let hasStrangers = named.allKeys.contains { !known.contains($0) }
      let items = keys.map { named.item($0) }
      if hasStrangers, items.contains(nil) { return }
      func moments(_ kind: OrderTable.Moment.Kind) -> [Int?] { items.map { $0.flatMap { named.event(kind, of: $0) } } }
      orders.append(
        Order(starts: moments(.start), ends: moments(.end), begins: moments(.begin), finishes: moments(.finish)))
    }
  }

  /// `1, 2 and 3`, `1 to 4`, from 0.
  private static func numbers(_ text: Substring) -> [Int] {
    if let range = text.firstMatch(of: /(\d+) to (\d+)/), let first = Int(range.1), let last = Int(range.2) {
      return Array((first - 1)...(last - 1))
    }
    return text.matches(of: /\d+/).compactMap { Int($0.output).map { $0 - 1 } }
  }

  /// Each pair of which a sentence says that the first has ended when the second starts. Nil for a clause that is not understood.
  private static func pairs(_ clause: Substring) -> [(Int, Int)]? {
    if let chain = clause.firstMatch(of: /^(.*) run one after another/) {
      let list = numbers(chain.1)
      return Array(zip(list, list.dropFirst()))
    }
    guard let sides = clause.firstMatch(of: /^(.*?) ends? before (.*?) starts?/) else { return nil }
    return numbers(sides.1).flatMap { first in numbers(sides.2).map { (first, $0) } }
  }

  private static func clauses(_ sentences: [String]) -> [Substring] {
    sentences.flatMap { $0.split(separator: /; |\.$/) }.filter { $0 != "…" }
  }

  @Test("What is guaranteed never comes otherwise, and what is by chance does", arguments: Repository.scenarioFolders)
  func captionsAreTrue(_ folder: String) throws {
    let scenario = try Scenario(path: Repository.url("\(folder)/scenario.swift").path)
    let run = scenario.run()
    let index = TraceIndex(run.trace)
    let table = run.orderTable
    let summary = OrderSummary(index, table)
    if summary.guaranteed.isEmpty && summary.byChance.isEmpty { return }
    let blocks = index.numberedBlocks(most: 12)
    let all = Enumeration(scenario, index, blocks, most: 40)
    for clause in Self.clauses(summary.guaranteed) {
      if checkStretches(clause, all, index, blocks) { continue }
      let pairs = try #require(Self.pairs(clause), "\(clause)")
      for (first, second) in pairs {
        let broken = all.orders.first { order in
          guard let start = order.starts[second] else { return false }
          return order.ends[first].map { $0 > start } ?? true
        }
        #expect(broken == nil, "\(first + 1) does not always end before \(second + 1) starts")
      }
    }
    if table == nil { return #expect(!summary.isChanceKnown) }
    for clause in Self.clauses(summary.byChance) { checkChance(clause, all, index, blocks) }
  }

  /// `"produce" ends before "consume" begins`; false for another clause.
  private func checkStretches(_ clause: Substring, _ all: Enumeration, _ index: TraceIndex, _ blocks: [ItemID]) -> Bool {
    guard let sides = clause.firstMatch(of: /^(".*") ends? before (".*") begins$/) else { return false }
    func places(_ side: Substring) -> [Int] {
      side.matches(of: /"(.*?)"/).compactMap { name in
        let span = index.spans.first { $0.name.map { index.trace.strings[$0] } == String(name.1) }
        return blocks.firstIndex { $0 == span?.item }
      }
    }
    let (before, after) = (places(sides.1), places(sides.2))
    #expect(!before.isEmpty && after.count == 1, "\(clause)")
    for first in before {
      for second in after {
        let broken = all.orders.first { order in
          guard let begin = order.begins[second] else { return false }
          return order.finishes[first].map { $0 > begin } ?? true
        }
        #expect(broken == nil, "\(clause)")
      }
    }
    return true
  }

  private func checkChance(_ clause: Substring, _ all: Enumeration, _ index: TraceIndex, _ blocks: [ItemID]) {
    if let set = clause.firstMatch(of: /^which of (.*) (runs|starts|ends) first/) {
      let list = Self.numbers(set.1)
      for number in list {
        let isFirst = all.shows { order in
          let moments = set.2 == "ends" ? order.ends : order.starts
          guard let own = moments[number] else { return false }
          return list.allSatisfy { other in other == number || moments[other].map { own < $0 } ?? true }
        }
        #expect(isFirst, "\(number + 1) is never the first of \(clause)")
      }
    } else if let star = clause.firstMatch(of: /^where (\d+) falls among (.*)$/) {
      let one = Self.numbers(star.1)[0]
      for other in Self.numbers(star.2) {
        let isBefore = all.shows { Self.comes(one, other, [$0]) }
        let isAfter = all.shows { Self.comes(other, one, [$0]) }
        #expect(isBefore && isAfter, "\(other + 1) in \(clause)")
      }
    } else {
      let isOpen = blocks.indices.contains { first in
        blocks.indices.contains { second in
          first < second && Self.comes(first, second, all.orders) && Self.comes(second, first, all.orders)
        }
      }
      #expect(isOpen || blocks.count > 8, "\(clause): nothing is open")
    }
  }

  private static func comes(_ one: Int, _ other: Int, _ orders: [Order]) -> Bool {
    orders.contains { order in
      guard let later = order.starts[other], let earlier = order.starts[one] else { return false }
      return earlier < later
    }
  }

  @Test(
    "What a queue's turn, a target or a limit keeps is guaranteed",
    arguments: [
      ("G-04-notifies-run-in-the-order-of-registration", "1 to 4 run one after another."),
      ("G-05-a-group-may-be-used-again", "1 to 4 run one after another."),
      ("Q-13-concurrent-children-keep-the-order", "1 to 5 run one after another."),
      ("Q-15-a-concurrent-child-of-a-serial-target-is-serial", "1, 2 and 3 run one after another."),
    ])
  func whatTheTitleSays(_ folder: String, _ sentence: String) throws {
    let run = try Scenario(path: Repository.url("traces/rules/\(folder)/scenario.swift").path).run()
    let summary = OrderSummary(TraceIndex(run.trace), run.orderTable)
    #expect(summary.guaranteed == [sentence])
    #expect(summary.byChance.isEmpty)
    // One run alone does not show it, and says so.
    let alone = OrderSummary(TraceIndex(run.trace))
    #expect(!alone.isChanceKnown)
  }

  @Test("What a block does for one that waits in the midst of its code is guaranteed, by its name", arguments: handOvers)
  func handedOver(_ handOver: HandOver) throws {
    let run = try Scenario(source: handOver.source).run()
    let summary = OrderSummary(TraceIndex(run.trace), run.orderTable)
    #expect(summary.guaranteed == handOver.guaranteed)
    #expect(summary.byChance == handOver.byChance)
  }

  @Test("Most scenarios are decided")
  func mostAreDecided() throws {
    var (decided, open) = (0, 0)
    for folder in Repository.scenarioFolders {
      let run = try Scenario(path: Repository.url("\(folder)/scenario.swift").path).run()
      if GuaranteedOrder(TraceIndex(run.trace)) == nil { continue }
      if run.orderTable == nil { open += 1 } else { decided += 1 }
    }
    #expect(decided > 100 && open < 40, "\(decided) decided, \(open) not")
  }
}

struct HandOver: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let source: String
  let guaranteed: [String]
  let byChance: [String]
}

private let handOvers = [
  HandOver(
    testDescription: "a semaphore",
    source: """
      let s = DispatchSemaphore(value: 0)
      let q = DispatchQueue(label: "q", attributes: .concurrent)
      q.async { work("produce", .milliseconds(10)); s.signal() }
      q.async { s.wait(); work("consume", .milliseconds(10)) }
      """,
    guaranteed: [#""produce" ends before "consume" begins."#], byChance: ["which of 1 and 2 starts first."]),
  HandOver(
    testDescription: "a group",
    source: """
      let q = DispatchQueue(label: "q", attributes: .concurrent)
      let g = DispatchGroup()
      q.async(group: g) { work("a", .milliseconds(5)) }
      q.async(group: g) { work("b", .milliseconds(5)) }
      q.async { g.wait(); work("c", .milliseconds(5)) }
      """,
    guaranteed: [#""a" and "b" end before "c" begins."#], byChance: ["which of 1, 2 and 3 starts first."]),
  HandOver(
    testDescription: "a work item that is waited for and notifies",
    source: """
      let q = DispatchQueue(label: "q", attributes: .concurrent)
      let load = DispatchWorkItem { work("load", .milliseconds(20)) }
      load.notify(queue: .main) { ui("show") }
      q.async(execute: load)
      q.async { load.wait(); work("after wait", .milliseconds(5)) }
      """,
    guaranteed: [#"1 ends before 3 starts; "load" ends before "after wait" begins."#],
    byChance: ["where 2 falls among 1 and 3."]),
  HandOver(
    testDescription: "operations that depend on each other",
    source: """
      let queue = OperationQueue()
      let a = BlockOperation { work("a", .milliseconds(10)) }
      let b = BlockOperation { work("b", .milliseconds(40)) }
      let c = BlockOperation { work("c", .milliseconds(20)) }
      c.addDependency(b)
      c.addDependency(a)
      queue.addOperations([a, b, c], waitUntilFinished: false)
      """,
    guaranteed: ["1 and 2 end before 3 starts."], byChance: ["which of 1 and 2 ends first."]),
]
