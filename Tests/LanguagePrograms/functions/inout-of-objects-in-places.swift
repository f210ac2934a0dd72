// An inout parameter that is an object is given another one, wherever it lies: the place has it, and its observers are told.
final class Note {
  let text: String
  var count = 0
  init(_ text: String) { self.text = text }
}

func replace(_ note: inout Note, _ text: String) -> String {
  let old = note.text
  note = Note(text)
  return old
}

func raise(_ note: inout Note) { note.count += 1 }

struct Watched {
  var note: Note? = Note("watched") { didSet { print("note:", oldValue!.text, "->", note!.text) } }
}

struct Outer {
  var inner = Watched() { didSet { print("inner") } }
  var computed: Note? {
    get { print("get"); return inner.note }
    set { print("set", newValue!.text); inner.note = newValue }
  }
}

final class Board {
  var first = Note("first")
  var second: Note? = Note("second") { willSet { print("second will be", newValue!.text) } }
  subscript(n: Int) -> Note {
    get { print("board get", n); return first }
    set { print("board set", n, newValue.text); first = newValue }
  }
}

func index(_ n: Int) -> Int { print("index", n); return n }

func locals() {
  var list = [Note("a"), Note("b")]
  print(replace(&list[index(1)], "c"), list.map(\.text))
  var maybe: Note? = Note("m")
  print(replace(&maybe!, "n"), maybe!.text)
  var table = ["k": Note("v")]
  print(replace(&table["k"]!, "w"), table["k"]!.text)
  var pair = (Note("p"), 1)
  print(replace(&pair.0, "q"), pair.0.text)
  swap(&list[index(0)], &table["k"]!)
  print(list[0].text, table["k"]!.text)
}
locals()

var shared = Note("shared")
func readShared() -> String { shared.text }
print(replace(&shared, "shared again"), readShared())

var sharedList = [Note("x")]
func readList() -> [String] { sharedList.map(\.text) }
print(replace(&sharedList[index(0)], "y"), readList())

var watched = Watched()
raise(&watched.note!)
print(replace(&watched.note!, "other"), watched.note!.count)

var outer = Outer()
raise(&outer.inner.note!)
print(replace(&outer.computed!, "by setter"))
print(outer.inner.note!.text)

let board = Board()
print(replace(&board.first, "1"), replace(&board[index(7)], "2"), board.first.text)
raise(&board.second!)
print(replace(&board.second!, "3"), board.second!.count)
