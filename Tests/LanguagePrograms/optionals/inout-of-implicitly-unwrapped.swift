// What is declared `T!` is passed to an `inout T` parameter as what lies in it, and to an `inout T?` as it is.
final class Note {
  var count = 1
}

struct Box {
  var note: Note! = Note() { didSet { print("note", oldValue === note) } }
  var number: Int! = 1 { willSet { print("number", newValue as Any) } }
  var text: String!
}

func raise(_ note: inout Note) { note.count += 1 }
func renew(_ note: inout Note) { note = Note() }
func up(_ n: inout Int) -> Int {
  n += 1
  return n
}
func clear(_ n: inout Int?) { n = nil }

var box = Box()
raise(&box.note)
print(box.note.count)
renew(&box.note)
print(box.note.count, up(&box.number), up(&box.number!))
var local: Int! = 5
print(up(&local), local as Any)
clear(&local)
clear(&box.number)
print(local as Any, box.number as Any)
box.text = "t"
func append(_ text: inout String) { text += "!" }
append(&box.text)
print(box.text ?? "-")
box.number = 7
local = nil
swap(&box.number, &local)
print(box.number as Any, up(&local))
