import Foundation

// A document with commands: protocol with a default, composite commands, undo and redo, autosave on a background queue.
protocol Command { var title: String { get }; func apply(to text: inout Document); func inverse(for text: Document) -> any Command }
struct Document: Equatable { var lines: [String] = []; var cursor = (line: 0, column: 0)
  static func == (a: Document, b: Document) -> Bool { a.lines == b.lines && a.cursor == b.cursor } }

struct Insert: Command {
  let line: Int, text: String
  var title: String { "insert \"\(text)\"" }
  func apply(to document: inout Document) { document.lines.insert(text, at: line); document.cursor = (line, text.count) }
  func inverse(for document: Document) -> any Command { Remove(line: line) }
}
struct Remove: Command {
  let line: Int
  var title: String { "remove \(line + 1)" }
  func apply(to document: inout Document) { document.lines.remove(at: line); document.cursor = (max(0, line - 1), 0) }
  func inverse(for document: Document) -> any Command { Insert(line: line, text: document.lines[line]) }
}
struct Replace: Command {
  let line: Int, change: (String) -> String, title: String
  func apply(to document: inout Document) { document.lines[line] = change(document.lines[line]) }
  func inverse(for document: Document) -> any Command { let old = document.lines[line]; return Replace(line: line, change: { _ in old }, title: "restore") }
}
struct Composite: Command {
  let title: String
  let parts: [any Command]
  func apply(to document: inout Document) { parts.forEach { $0.apply(to: &document) } }
  func inverse(for document: Document) -> any Command {
    var state = document
    let undone = parts.map { part -> any Command in
      defer { part.apply(to: &state) }
      return part.inverse(for: state)
    }
    return Composite(title: "undo " + title, parts: undone.reversed())
  }
}

@resultBuilder
enum CommandBuilder {
  static func buildBlock(_ parts: [any Command]...) -> [any Command] { parts.flatMap { $0 } }
  static func buildExpression(_ command: any Command) -> [any Command] { [command] }
  static func buildOptional(_ part: [any Command]?) -> [any Command] { part ?? [] }
  static func buildEither(first: [any Command]) -> [any Command] { first }
  static func buildEither(second: [any Command]) -> [any Command] { second }
  static func buildArray(_ parts: [[any Command]]) -> [any Command] { parts.flatMap { $0 } }
}

final class Editor {
  private(set) var document = Document()
  private var undoStack: [(command: any Command, inverse: any Command)] = []
  private var redoStack: [any Command] = []
  private let autosave: Autosave
  init(autosave: Autosave) { self.autosave = autosave }

  func perform(_ command: any Command) {
    let inverse = command.inverse(for: document)
    command.apply(to: &document)
    undoStack.append((command, inverse))
    redoStack.removeAll()
    autosave.changed(document)
  }
  func group(_ title: String, @CommandBuilder _ body: () -> [any Command]) { perform(Composite(title: title, parts: body())) }
  @discardableResult func undo() -> String? {
    guard let (command, inverse) = undoStack.popLast() else { return nil }
    inverse.apply(to: &document)
    redoStack.append(command)
    autosave.changed(document)
    return command.title
  }
  @discardableResult func redo() -> String? {
    guard let command = redoStack.popLast() else { return nil }
    let rest = redoStack
    perform(command)
    redoStack = rest
    return command.title
  }
}

final class Autosave {
  private let queue = DispatchQueue(label: "autosave", qos: .utility)
  private var pending: DispatchWorkItem?
  private(set) var saved: [Document] = []
  func changed(_ document: Document) {
    queue.sync {
      pending?.cancel()
      let item = DispatchWorkItem { [weak self] in
        self?.saved.append(document)
        self?.pending = nil
      }
      pending = item
      queue.asyncAfter(deadline: .now() + .milliseconds(40), execute: item)
    }
  }
  func settle() -> [Document] {
    Thread.sleep(forTimeInterval: 0.08)
    return queue.sync { saved }
  }
}

let autosave = Autosave()
let editor = Editor(autosave: autosave)
editor.perform(Insert(line: 0, text: "serial"))
editor.perform(Insert(line: 1, text: "concurrent"))
print(autosave.settle().map(\.lines))
let shout = true
editor.group("build") {
  Insert(line: 2, text: "main")
  if shout { Replace(line: 0, change: { $0.uppercased() }, title: "shout") } else { Remove(line: 0) }
  for word in ["a", "b"] { Insert(line: 0, text: word) }
  if editor.document.lines.count > 5 { Remove(line: 0) }
}
print(editor.document.lines, editor.document.cursor)
print(editor.undo() ?? "-", editor.document.lines, editor.document.cursor)
print(editor.redo() ?? "-", editor.document.lines)
editor.perform(Remove(line: 1))
print(editor.redo() ?? "nothing to redo", editor.document.lines)
while let title = editor.undo() { print("undone:", title) }
print(editor.document == Document(lines: [], cursor: (0, 0)), editor.document.lines)
for _ in 0..<4 { editor.redo() }
let saves = autosave.settle()
print(saves.count, saves.last!.lines == editor.document.lines, saves.first!.lines.count)
