// Default arguments that say what a parameter of the type or function is: each call has its own.
import Dispatch

struct Inventory {}

func name<T>(of type: T.Type) -> String { "<\(type)>" }

func show<T>(_ value: T, _ text: String = "\(T.self)", type: Any.Type = T.self, named: String = name(of: T.self), list: [T] = [T]()) {
  print(text, type, named, Swift.type(of: list))
}

struct Box<Content> {
  func show(_ text: String = "\(Content.self)", _ empty: Any = [Content]()) { print(text, type(of: empty)) }
  static func make(_ text: String = String(describing: Content.self)) -> String { text }
  subscript(index: Int, label label: String = "\(index(of: Content.self))") -> String { label }
}

func index<T>(of type: T.Type) -> String { "index of \(T.self)" }

final class Isolated<State> {
  private var state: State
  let queue: DispatchQueue
  init(_ state: State, label: String = "isolated.\(State.self)") {
    self.state = state
    queue = DispatchQueue(label: label)
  }
  func read(_ what: String = "a \(State.self)") -> String { queue.sync { "\(what): \(state)" } }
}

show(1)
show("a")
show(Inventory())
show([1.5], "said")
Box<Int>().show()
Box<String?>().show()
print(Box<String>.make(), Box<Double>()[0], Box<Double>()[0, label: "own"])
let one = Isolated(3)
let other = Isolated([Inventory()])
print(one.queue.label, other.queue.label, one.read(), Isolated(true).read())
