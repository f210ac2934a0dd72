// programs: an incremental build system: targets, rules, fingerprints, a scheduler with limited jobs
import Foundation

enum BuildError: Error, CustomStringConvertible {
  case cycle([String])
  case missingRule(for: String)
  case failed(target: String, underlying: Error)

  var description: String {
    switch self {
    case .cycle(let path): "cycle: " + path.joined(separator: " -> ")
    case .missingRule(let target): "no rule for '\(target)'"
    case .failed(let target, let underlying): "\(target): \(underlying)"
    }
  }
}

struct Fingerprint: Hashable, CustomStringConvertible {
  private let value: UInt64

  init(_ parts: some Sequence<UInt64>) {
    value = parts.reduce(14_695_981_039_346_656_037) { ($0 ^ $1) &* 1_099_511_628_211 }
  }
  init(text: String) { self.init(text.utf8.map(UInt64.init)) }
  static func combine(_ all: [Fingerprint]) -> Fingerprint { Fingerprint(all.lazy.map(\.value)) }
  var description: String { String(value, radix: 16) }
}

protocol Rule {
  var inputs: [String] { get }
  func run(_ context: BuildContext) throws -> String
}

struct Source: Rule {
  let inputs: [String] = []
  let text: String
  func run(_ context: BuildContext) -> String { text }
}

struct Compile: Rule {
  struct SyntaxError: Error, Equatable { let line: Int }
  let source: String
  var headers: [String] = []
  var inputs: [String] { [source] + headers }

  func run(_ context: BuildContext) throws -> String {
    let text = context[source]
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where line.contains("???") {
      throw SyntaxError(line: number + 1)
    }
    return "o(\(text.count)+\(headers.map { context[$0].count }.reduce(0, +)))"
  }
}

struct Link: Rule {
  let inputs: [String]
  func run(_ context: BuildContext) -> String { inputs.map { context[$0] }.joined(separator: "&") }
}

struct BuildContext {
  fileprivate let outputs: [String: String]
  subscript(name: String) -> String { outputs[name] ?? "" }
}

final class Builder {
  private enum Mark { case visiting, done }
  private var rules: [String: any Rule] = [:]
  private var cache: [String: (fingerprint: Fingerprint, output: String)] = [:]
  private let queue = DispatchQueue(label: "builder")
  private let workers = DispatchQueue(label: "builder.workers", attributes: .concurrent)
  private let slots: DispatchSemaphore
  private(set) var log: [String] = []

  init(jobs: Int) { slots = DispatchSemaphore(value: jobs) }

  func add(_ name: String, _ rule: any Rule) { rules[name] = rule }

  private func order(for goal: String) throws -> [[String]] {
    var marks: [String: Mark] = [:]
    var depth: [String: Int] = [:]

    func visit(_ name: String, path: [String]) throws -> Int {
      if let known = depth[name] { return known }
      if marks[name] == .visiting { throw BuildError.cycle(path[path.firstIndex(of: name)!...] + [name]) }
      guard let rule = rules[name] else { throw BuildError.missingRule(for: name) }
      marks[name] = .visiting
      let level = try rule.inputs.map { try visit($0, path: path + [name]) + 1 }.max() ?? 0
      marks[name] = .done
      depth[name] = level
      return level
    }

    _ = try visit(goal, path: [])
    return Dictionary(grouping: depth.keys, by: { depth[$0]! }).sorted { $0.key < $1.key }.map { $0.value.sorted() }
  }

  func build(_ goal: String) throws -> String {
    log.removeAll()
    for level in try order(for: goal) {
      let group = DispatchGroup()
      var firstError: BuildError?
      for name in level {
        guard let rule = rules[name] else { continue }
        let context = queue.sync { BuildContext(outputs: cache.filter { rule.inputs.contains($0.key) }.mapValues(\.output)) }
        let fingerprint = Fingerprint.combine(
          [Fingerprint(text: "\(type(of: rule))"), Fingerprint(text: (rule as? Source)?.text ?? name)]
            + rule.inputs.map { Fingerprint(text: context[$0]) })
        if let known = queue.sync(execute: { cache[name] }), known.fingerprint == fingerprint { continue }
        group.enter()
        workers.async { [self] in
          slots.wait()
          defer {
            slots.signal()
            group.leave()
          }
          do {
            let output = try rule.run(context)
            queue.sync {
              cache[name] = (fingerprint, output)
              log.append(name)
            }
          } catch {
            queue.sync {
              if firstError == nil || name < "\(firstError!)" { firstError = .failed(target: name, underlying: error) }
            }
          }
        }
      }
      group.wait()
      if let error = firstError { throw error }
    }
    return queue.sync { cache[goal]!.output }
  }
}

func report(_ builder: Builder, _ goal: String) {
  do {
    let output = try builder.build(goal)
    print("\(goal) = \(output)   built \(builder.log.sorted())")
  } catch let error as BuildError {
    if case .failed(let target, let syntax as Compile.SyntaxError) = error {
      print("\(target) fails at line \(syntax.line)")
    } else {
      print("error:", error)
    }
  } catch { print("unexpected", error) }
}

let builder = Builder(jobs: 2)
builder.add("util.h", Source(text: "int util();"))
for name in ["main", "util", "io"] {
  builder.add("\(name).c", Source(text: "// \(name)\ncode"))
  builder.add("\(name).o", Compile(source: "\(name).c", headers: name == "io" ? [] : ["util.h"]))
}
builder.add("app", Link(inputs: ["main.o", "util.o", "io.o"]))
report(builder, "app")
report(builder, "app")
builder.add("io.c", Source(text: "// io, changed\ncode\n"))
report(builder, "app")
builder.add("util.h", Source(text: "int util(int);"))
report(builder, "app")
builder.add("main.c", Source(text: "// main\n???"))
report(builder, "app")
builder.add("loop", Link(inputs: ["a"]))
builder.add("a", Link(inputs: ["b", "util.o"]))
builder.add("b", Link(inputs: ["a"]))
report(builder, "loop")
report(builder, "nothing")
