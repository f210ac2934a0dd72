// classes: what overrides hides nothing of its own class, and of a superclass for certain types only what takes the same
class Base {
  var isFinished = false
  let block: (Base) -> Void
  init(block: @escaping (Base) -> Void) { self.block = block }
  func run() { block(self) }
}
class Worker<Output>: Base {
  typealias Detailed = (Worker<Output>) throws -> Output
  var output: Output?
  override init(block: @escaping (Worker<Output>) -> Void) { super.init { block($0 as! Worker<Output>) } }
  init(block: @escaping Detailed) { super.init { (p) -> Void in let w = p as! Worker<Output>; w.output = try? block(w) } }
  init(block: @escaping () throws -> Output) { super.init { (p) in let w = p as! Worker<Output>; w.output = try? block() } }
}
final class Cancellable<Output>: Worker<Output> {
  init(cancellable: @escaping (() -> Bool) throws -> Output) {
    super.init { (worker) -> Output in return try cancellable { worker.isFinished } }
  }
}
extension Sequence where Element == Int {
  func worker(_ f: @escaping (Int) throws -> Int) -> Worker<[Int]> {
    let list = map { $0 }
    let made = Worker { try list.map { $0 + 1 }.map(f) }
    return made
  }
}
let w = [1, 2].worker { $0 * 2 }
w.run(); print(w.output as Any)
let c = Cancellable<Int> { $0() ? 1 : 2 }
c.run(); print(c.output as Any)
class Shop {
  func show(_ n: Int) { print("base", n) }
  subscript(n: Int) -> String { "base \(n)" }
}
class Shelf<Item>: Shop {
  override func show(_ n: Int) { print("own", n) }
  func show(_ item: Item) { print("item", item) }
  override subscript(n: Int) -> String { "own \(n)" }
  subscript(item: Item) -> String { "item \(item)" }
}
final class Books: Shelf<String> {
  override func show(_ n: Int) { print("books", n); super.show(n) }
}
let shelf = Shelf<String>()
shelf.show(1); shelf.show("a"); print(shelf[1], shelf["a"])
let books = Books()
books.show(2); books.show("b"); (books as Shop).show(3)
