// What a method of a struct that cannot be copied does with its whole self, and where values become Optionals.
struct Draft: ~Copyable {
  let title: String
  var words: Int
  init(_ title: String, words: Int = 0) {
    self.title = title
    self.words = words
  }
  mutating func add(_ count: Int) -> Int {
    words += count
    return words
  }
  mutating func restart() {
    print("restart \(title)")
    self = Draft("new \(title)")
  }
  consuming func titled(_ title: String) -> Draft { Draft(title, words: words) }
  deinit { print("gone: \(title), \(words) words") }
}

func written() {
  var draft = Draft("poem")
  print(draft.add(3))
  draft.restart()
  print(draft.add(2), draft.title)
  let song = draft.titled("song")
  print(song.title)
}
written()

final class Desk {
  private var top: Draft?
  func put(_ draft: consuming Draft) { top = consume draft }
  func lift() -> Draft? { top.take() }
}
func wanted(_ isWanted: Bool) -> Draft? {
  let draft = Draft("wanted: \(isWanted)")
  if isWanted { return draft }
  print("not wanted")
  return nil
}
let desk = Desk()
desk.put(Draft("letter", words: 9))
if let letter = desk.lift() { print(letter.title, desk.lift() == nil) }
print(wanted(true) == nil, wanted(false) == nil)

func changed(_ draft: inout Draft, _ body: (inout Draft) -> Void) { body(&draft) }
var global = Draft("global", words: 1)
changed(&global) { $0.words *= 5 }
global.words += 1
print(global.words)
