// `[M.ID: M]()`: an associated type of a generic parameter inside an expression.
protocol Entity {
  associatedtype ID: Hashable
  var id: ID { get }
}
struct Book: Entity {
  let id: Int
  var title: String
}
final class Shelf<M: Entity> {
  private var store = [M.ID: M]()
  private var order = [M.ID]()
  func put(_ model: M) {
    if store[model.id] == nil { order.append(model.id) }
    store[model.id] = model
  }
  var all: [M] { order.map { store[$0]! } }
}
let shelf = Shelf<Book>()
shelf.put(Book(id: 2, title: "b"))
shelf.put(Book(id: 1, title: "a"))
shelf.put(Book(id: 2, title: "c"))
print(shelf.all)
