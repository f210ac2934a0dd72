import Signalbox

/// A test that fails while what an exploration has found can happen, for the user's own package.
struct WrittenTest {
  var exploration: Exploration
  /// Paths of the scenario, of the files beside it, and of the file that is written.
  var scenario: String
  var others: [String]
  var output: String
  var machine: Machine
  /// Nil where the scenario says it by itself.
  var timing: Timing?
  var executions: Int

  private struct Order {
    var name: String
    var schedule: String
  }

  /// One for each schedule that shows something.
  private var orders: [Order] {
    let failing = exploration.verdicts.filter { $0.verdict == .fails }.compactMap { verdict in
      verdict.path.map { Order(name: "\(verdict.mode.rawValue): \(verdict.sentence)", schedule: $0.schedule) }
    }
    let found = exploration.occurrences.filter { !$0.isExpected }.compactMap { occurrence in
      occurrence.path.map { Order(name: occurrence.finding.message, schedule: $0.schedule) }
    }
    var orders: [Order] = []
    for order in failing + found where !orders.contains(where: { $0.schedule == order.schedule }) { orders.append(order) }
    return orders
  }

  var text: String {
    let tests = orders.enumerated().map { number, order in
      """
        @Test(\(Self.literal(order.name)))
        func order\(number + 1)() { follow(\(Self.literal(order.schedule))) }


      """
    }
    return """
      // Written by 'signalbox explore --write-test': fails while what it names can happen, passes once it is mended.
      import Foundation
      import Signalbox
      import Testing

      @Suite(\(Self.literal("Orders of \(FileName.last(of: scenario))")))
      struct \(typeName) {
        private let scenario: Scenario
      \(machineLines)
        init() throws {
          let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          let path = \(Self.literal(relativePath(of: scenario)))
      \(othersLine)    scenario = try Scenario(path: folder.appendingPathComponent(path).standardizedFileURL.path\(others.isEmpty ? "" : ", with: others"))
        }

      \(tests.joined())  @Test("Every order is as expected")
        func everyOrder() {
          let exploration = scenario.explore(\(arguments)within: ExplorationBounds(executions: \(executions.grouped(by: "_"))))
          #expect(exploration.isAsExpected, "\\(exploration.report())")
        }

        /// What is mended may have no such order any more.
        private func follow(_ schedule: String) {
          guard let run = try? scenario.run(following: schedule\(arguments.isEmpty ? "" : ", " + arguments.dropLast(2))) else { return }
          #expect(run.isAsExpected, "\\(run.report())")
        }
      }

      """
  }

  // MARK: Parts of the text

  private var hasMachine: Bool { machine.platform != .strict || !machine.durations.isEmpty }

  private var machineLines: String {
    guard hasMachine else { return "" }
    let platform = machine.platform.map { "platform: .\($0.rawValue)" } ?? ""
    let durations = machine.durations.sorted { $0.key < $1.key }.map { name, duration in
      "    machine.durations[\(Self.literal(name))] = VirtualDuration(nanoseconds: \(duration.nanoseconds))\n"
    }
    if durations.isEmpty { return "  private let machine = Machine(\(platform))\n" }
    return
      "  private var machine: Machine {\n    var machine = Machine(\(platform))\n\(durations.joined())    return machine\n  }\n"
  }

  /// Each with the comma behind it.
  private var arguments: String {
    let timing: String? =
      switch self.timing {
      case nil: nil
      case .free: ".free"
      case .exact: ".exact"
      case .slack(let percent, .zero): ".slack(percent: \(percent))"
      case .slack(let percent, let latency):
        ".slack(percent: \(percent), latency: VirtualDuration(nanoseconds: \(latency.nanoseconds)))"
      }
    return (hasMachine ? "on: machine, " : "") + (timing.map { "timing: \($0), " } ?? "")
  }

  /// The file's name, as far as Swift takes it.
  private var typeName: String {
    let file = FileName.last(of: output)
    let stem = file.hasSuffix(".swift") ? file.dropLast(6) : file[...]
    let name = stem.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? String($0) : "_" }.joined()
    return name.first?.isNumber ?? true ? "_" + name : name
  }

  private var othersLine: String {
    if others.isEmpty { return "" }
    let paths = others.map { Self.literal(relativePath(of: $0)) }.joined(separator: ", ")
    return """
          let others = try [\(paths)].map { path in
            try Scenario.SourceFile(path: folder.appendingPathComponent(path).standardizedFileURL.path)
          }

      """
  }

  /// From the folder of the output.
  private func relativePath(of path: String) -> String {
    let target = Self.parts(path)
    let folder = Self.parts(output).dropLast()
    let common = zip(target.dropLast(), folder).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: folder.count - common) + target.dropFirst(common)).joined(separator: "/")
  }

  private static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 || scalar.value == 0x7F
      if scalar == "\"" || scalar == "\\" { literal += "\\" }
      literal += isControl ? "\\u{\(String(scalar.value, radix: 16))}" : "\(scalar)"
    }
    return literal + "\""
  }

  /// From the root, without `.` and `..`.
  private static func parts(_ path: String) -> [Substring] {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : System.currentFolder + "/" + path).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts
  }
}
