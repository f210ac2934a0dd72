// A wrapper that asks for the object that its property belongs to.
import Dispatch

@propertyWrapper
struct Watched<Value> {
  static subscript<Owner: Watching>(
    _enclosingInstance owner: Owner, wrapped path: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Watched<Value>>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      owner.willChange(from: owner[keyPath: storage].value, to: newValue)
      owner[keyPath: storage].value = newValue
    }
  }
  var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
  private var value: Value
  init(wrappedValue: Value) { value = wrappedValue }
}
class Watching {
  private let queue = DispatchQueue(label: "changes")
  private(set) var changes: [String] = []
  func willChange<T>(from old: T, to new: T) { queue.sync { changes.append("\(old) -> \(new)") } }
}
final class Song: Watching {
  @Watched var title = "a"
  @Watched var plays = 0
  @Watched var tags: [String] = []
}
let song = Song()
song.title = "b"
song.plays += 1
song.plays += 1
song.tags.append("loud")
print(song.title, song.plays, song.tags)
print(song.changes)
