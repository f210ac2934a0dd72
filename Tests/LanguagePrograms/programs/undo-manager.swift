// programs: an editor with undo and redo by closures, grouped changes, value snapshots and observers
final class UndoManager {
  private var undos: [() -> Void] = []
  private var redos: [() -> Void] = []
  private var isUndoing = false
  private var isRedoing = false

  func register(_ inverse: @escaping () -> Void) {
    if isUndoing {
      redos.append(inverse)
    } else {
      undos.append(inverse)
      if !isRedoing { redos.removeAll() }
    }
  }
  @discardableResult
  func undo() -> Bool {
    guard let action = undos.popLast() else { return false }
    isUndoing = true
    defer { isUndoing = false }
    action()
    return true
  }
  @discardableResult
  func redo() -> Bool {
    guard let action = redos.popLast() else { return false }
    isRedoing = true
    defer { isRedoing = false }
    action()
    return true
  }
  var state: String { "\(undos.count)/\(redos.count)" }
}

struct Document: Equatable {
  var title = "Untitled"
  var lines: [String] = []
}

final class Editor {
  let undoManager = UndoManager()
  private(set) var document = Document() {
    didSet {
      if document != oldValue { changes += 1 }
    }
  }
  private(set) var changes = 0

  func setTitle(_ title: String) {
    let old = document.title
    undoManager.register { [unowned self] in setTitle(old) }
    document.title = title
  }
  func insert(_ line: String, at index: Int) {
    undoManager.register { [unowned self] in remove(at: index) }
    document.lines.insert(line, at: index)
  }
  func remove(at index: Int) {
    let line = document.lines[index]
    undoManager.register { [unowned self] in insert(line, at: index) }
    document.lines.remove(at: index)
  }
  func replaceAll(_ lines: [String]) {
    let snapshot = document
    undoManager.register { [unowned self] in restore(snapshot) }
    document.lines = lines
  }
  private func restore(_ snapshot: Document) {
    let current = document
    undoManager.register { [unowned self] in restore(current) }
    document = snapshot
  }
  deinit { print("editor closed:", document.title) }
}

do {
  let editor = Editor()
  editor.setTitle("Notes")
  editor.insert("first", at: 0)
  editor.insert("zeroth", at: 0)
  editor.remove(at: 1)
  print(editor.document, editor.undoManager.state)
  editor.undoManager.undo()
  editor.undoManager.undo()
  print(editor.document.lines, editor.undoManager.state)
  editor.undoManager.redo()
  print(editor.document.lines, editor.undoManager.state)
  editor.replaceAll(["x", "y"])
  print(editor.undoManager.redo(), editor.undoManager.state)
  editor.undoManager.undo()
  print(editor.document.lines, editor.undoManager.state)
  editor.undoManager.redo()
  print(editor.document.lines)
  while editor.undoManager.undo() {}
  print(editor.document, editor.changes, editor.undoManager.state)
}
