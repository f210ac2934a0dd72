// An object that is `Identifiable` and has no `id` of its own is its identity: an extension for classes fulfils the requirement.
import Dispatch

final class Note: Identifiable, Equatable {
  var text: String
  init(_ text: String) { self.text = text }
  static func == (left: Note, right: Note) -> Bool { left === right || left.text == right.text }
}

class Account: Identifiable { let id: Int; init(id: Int) { self.id = id } }

struct Store<Element: Identifiable> {
  private var elements: [Element.ID: Element] = [:]
  mutating func add(_ element: Element) { elements[element.id] = element }
  func has(_ element: Element) -> Bool { elements[element.id] != nil }
  var count: Int { elements.count }
}

protocol Named {
  associatedtype Name: Hashable
  var name: Name { get }
}
extension Named where Self: AnyObject { var name: ObjectIdentifier { ObjectIdentifier(self) } }
extension Named where Self: CustomStringConvertible { var label: String { "\(description)" } }
final class Plain: Named {}
final class Shown: Named, CustomStringConvertible {
  let name = "shown"
  var description: String { "Shown" }
}

let queue = DispatchQueue(label: "notes")
var notes = Store<Note>()
let note = Note("a")
queue.sync {
  notes.add(note)
  notes.add(note)
  notes.add(Note("a"))
}
print(notes.count, notes.has(note), notes.has(Note("a")), note.id == ObjectIdentifier(note), note.id == Note("a").id)
var accounts = Store<Account>()
accounts.add(Account(id: 1))
accounts.add(Account(id: 1))
print(accounts.count, accounts.has(Account(id: 1)))
let plain = Plain()
print(plain.name == ObjectIdentifier(plain), Shown().name, Shown().label, type(of: note.id))
