// programs: a command shell with closures in dictionaries, aliases, variables, pipes and history
import Foundation

enum ShellError: Error, CustomStringConvertible {
  case unknown(command: String, suggestion: String?)
  case usage(String)
  var description: String {
    switch self {
    case let .unknown(command, suggestion?): return "unknown command '\(command)', did you mean '\(suggestion)'?"
    case let .unknown(command, nil): return "unknown command '\(command)'"
    case .usage(let text): return "usage: \(text)"
    }
  }
}

final class Shell {
  typealias Lines = [String]
  typealias Command = (_ arguments: ArraySlice<String>, _ input: Lines) throws -> Lines
  private(set) var history: [String] = [] { didSet { if history.count > 20 { history.removeFirst() } } }
  private var variables = ["HOME": "/srv/ada"]
  private var aliases: [String: String] = [:]
  private lazy var commands: [String: Command] = [
    "echo": { arguments, _ in [arguments.joined(separator: " ")] },
    "set": { [unowned self] arguments, _ in
      guard arguments.count == 2, let name = arguments.first, let value = arguments.last else { throw ShellError.usage("set NAME VALUE") }
      self.variables[name] = value
      return []
    },
    "seq": { arguments, _ in
      guard let n = arguments.first.flatMap({ Int($0) }) else { throw ShellError.usage("seq N") }
      return (1...n).map(String.init)
    },
    "sum": { _, input in ["\(input.compactMap(Int.init).reduce(0, +))"] },
    "sort": { arguments, input in arguments.contains("-r") ? input.sorted(by: >) : input.sorted() },
    "upper": { _, input in input.map { $0.uppercased() } },
    "grep": Shell.grep,
    "count": { _, input in [String(input.count)] },
    "history": { [weak self] _, _ in self?.history.enumerated().map { "\($0 + 1) \($1)" } ?? [] },
    "alias": { [unowned self] in try self.alias($0, $1) },
  ]

  private static func grep(_ arguments: ArraySlice<String>, _ input: Lines) throws -> Lines {
    guard let pattern = arguments.first else { throw ShellError.usage("grep TEXT") }
    return input.filter { line in line.range(of: pattern) != nil }
  }
  private func alias(_ arguments: ArraySlice<String>, _: Lines) throws -> Lines {
    if arguments.isEmpty { return aliases.map { "\($0)=\($1)" }.sorted() }
    aliases[arguments[arguments.startIndex]] = arguments.dropFirst().joined(separator: " ")
    return []
  }

  subscript(name: String) -> String {
    get { variables[name, default: ""] }
    set { variables[name] = newValue }
  }

  func run(_ line: String) -> Lines {
    history.append(line)
    do {
      var lines: Lines = []
      for part in line.split(separator: "|") {
        lines = try execute(words(in: String(part)), lines)
      }
      return lines
    } catch let error as ShellError {
      return ["error: \(error)"]
    } catch { return ["internal error"] }
  }

  private func words(in text: String) -> [String] {
    var words: [String] = [], current = "", isQuoted = false
    for character in text {
      switch (character, isQuoted) {
      case ("\"", _): isQuoted.toggle()
      case (" ", false):
        if !current.isEmpty { words.append(current) }
        current.removeAll()
      default: current.append(character)
      }
    }
    if !current.isEmpty { words.append(current) }
    return words.map { $0.hasPrefix("$") ? self[String($0.dropFirst())] : $0 }
  }

  private func execute(_ words: [String], _ input: Lines) throws -> Lines {
    guard let name = words.first else { return input }
    if let alias = aliases[name] { return try execute(self.words(in: alias) + words.dropFirst(), input) }
    guard let command = commands[name] else {
      let near = commands.keys.filter { Shell.distance($0, name) <= 2 }.min { (Shell.distance($0, name), $0) < (Shell.distance($1, name), $1) }
      throw ShellError.unknown(command: name, suggestion: near)
    }
    return try command(words[1...], input)
  }

  static func distance(_ a: String, _ b: String) -> Int {
    let (x, y) = (Array(a), Array(b))
    var row = Array(0...y.count)
    for i in 1...max(x.count, 1) where i <= x.count {
      var previous = row[0]
      row[0] = i
      for j in stride(from: 1, through: y.count, by: 1) {
        let old = row[j]
        row[j] = x[i - 1] == y[j - 1] ? previous : 1 + min(previous, row[j], row[j - 1])
        previous = old
      }
    }
    return row[y.count]
  }
}

let shell = Shell()
shell["USER"] = "ann"
for line in [
  "echo hello   \"big world\" $USER", "set N 5", "echo $N", "seq 10 | grep 1 | sort -r | count", "seq 4 | sum",
  "alias top seq 3", "top | upper | sort -r", "sett A 1", "frobnicate", "seq x", "echo one | upper | upper", "alias", "history | grep seq",
] {
  print("$", line)
  shell.run(line).forEach { print($0) }
}
