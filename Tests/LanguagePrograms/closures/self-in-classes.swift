// closures: self captured strongly, weakly, unowned; implicit self; stored handlers called after changes; lazy closures
class Timer {
  let name: String
  var ticks = 0
  var handlers: [() -> Void] = []
  init(name: String) { self.name = name }
  func schedule() {
    handlers.append { self.ticks += 1 }
    handlers.append { [weak self] in self?.ticks += 10 }
    handlers.append { [unowned self] in ticks += 100 }
    handlers.append { [self] in ticks += 1000 }
    handlers.append { [name] in print("captured", name) }
  }
  func fire() { handlers.forEach { $0() } }
  func clear() { handlers = [] }
  deinit { print("timer", name, "gone at", ticks) }
}
do {
  let timer = Timer(name: "a")
  timer.schedule()
  timer.fire()
  timer.fire()
  print(timer.ticks)
  timer.clear()
}
struct Counter {
  var n = 0
  mutating func run(_ times: Int) {
    for _ in 0..<times { n += 1 }
  }
  func reader() -> () -> Int { { n } }
}
var counter = Counter()
let before = counter.reader()
counter.run(3)
print(before(), counter.reader()())
class Button {
  var action: (Button) -> Void = { _ in }
  var title = "ok"
  func press() { action(self) }
}
let button = Button()
button.action = { $0.title += "!" }
button.press()
button.press()
print(button.title)
class Node {
  let id: Int
  lazy var describe: () -> String = { [unowned self] in "node \(id)" }
  init(_ id: Int) { self.id = id }
  deinit { print("node", id, "gone") }
}
do {
  let node = Node(1)
  print(node.describe())
}
