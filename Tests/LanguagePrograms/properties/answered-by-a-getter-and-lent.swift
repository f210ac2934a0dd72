// What the getter of a place answered is let go of when its setter has it, not when something else needs the room.
class Note { let id: String; init(_ id: String) { self.id = id }; deinit { print("gone", id) } }
struct Page {
  var kept: [Note] = []
  var number = 0
  var note: Note? {
    get { print("get"); return Note("made \(number)") }
    set { print("set", newValue?.id ?? "-"); number += 1 }
  }
  subscript(index: Int) -> Note? {
    get { Note("at \(index)") }
    set { print("set at", index, newValue?.id ?? "-") }
  }
}
func touch(_ note: inout Note?) { print("touch", note?.id ?? "-") }
func swap(_ note: inout Note?, _ other: Note?) -> Note? { let old = note; note = other; return old }
func both(_ a: inout Note?, _ b: inout Note?) { print("both"); a = b }
var page = Page()
touch(&page.note)
print("1")
touch(&page[3])
print("2")
print(swap(&page.note, Note("new"))?.id ?? "-")
print("3")
_ = swap(&page[1], nil)
print("4")
var other = Page(number: 10)
both(&page.note, &other.note)
print("5")
class Box { var page = Page(); var note: Note? { get { page.note } set { page.note = newValue } } }
let box = Box()
touch(&box.note)
print("6")
touch(&box.page.note)
print("7")
for n in 0..<2 { touch(&page.note); print("loop", n) }
