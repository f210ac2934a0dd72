// A struct that cannot be copied: who has it last runs its deinit.
struct File: ~Copyable {
  let name: String
  private(set) var lines = 0
  init(_ name: String) {
    self.name = name
    print("open \(name)")
  }
  init?(existing name: String) {
    guard name.hasSuffix(".txt") else { return nil }
    self.init(name)
  }
  mutating func write(_ text: String) {
    lines += 1
    print("\(name): \(text)")
  }
  consuming func close() { print("closing \(name)") }
  deinit { print("end of \(name), \(lines) lines") }
}

func report(_ file: borrowing File) { print("\(file.name) has \(file.lines) lines") }
func sign(_ file: inout File) { file.write("signed") }
func archive(_ file: consuming File) -> File {
  file.write("archived")
  return file
}

func passedOn() {
  var draft = File("draft")
  draft.write("hello")
  report(draft)
  sign(&draft)
  let old = archive(draft)
  draft = File("second")
  report(old)
  draft.close()
  print("closed the second")
}
passedOn()

func branches(_ choice: Int) {
  let file = File("choice \(choice)")
  switch choice {
  case 0: file.close()
  case 1: print("left open")
  default: if choice > 2 { file.close() } else { print("nobody closes it") }
  }
  print("behind the branches")
}
(0...3).forEach(branches)

struct Pair: ~Copyable {
  var left: File, right: File
  consuming func keepLeft() -> File { left }
}
func parts() {
  var pair = Pair(left: File("left"), right: File("right"))
  pair.left.write("in a pair")
  pair.right = File("new right")
  let left = pair.keepLeft()
  print("kept \(left.name)")
}
parts()

final class Desk { var file = File("on the desk") }
var desk: Desk? = Desk()
desk!.file.write("scribbled")
desk = nil

func found(_ name: String) {
  if let file = File(existing: name) { report(file) } else { print("no \(name)") }
  var slot: File? = File("slot")
  slot?.write("in an optional")
  if let taken = slot.take() { taken.close() }
  print(slot == nil)
}
found("a.txt")
found("b")
