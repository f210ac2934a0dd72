// programs: an inventory with protocols, generics, value types and a serial queue; orders that succeed, fail and are rolled back
import Dispatch

protocol Product {
  var code: String { get }
  var price: Double { get }
  var stockLimit: Int { get }
}
extension Product {
  var stockLimit: Int { 10 }
  func total(for count: Int) -> Double { price * Double(count) }
}
struct Book: Product {
  let code: String
  let price: Double
  let author: String
}
struct Ticket: Product {
  let code: String
  var price: Double { 25 }
  var stockLimit: Int { 2 }
}

enum OrderError: Error {
  case unknown(code: String)
  case outOfStock(code: String, left: Int)
  case empty
}

struct Order {
  private(set) var lines: [(code: String, count: Int)] = []
  mutating func add(_ code: String, _ count: Int = 1) { lines.append((code, count)) }
}

final class Inventory {
  private let queue = DispatchQueue(label: "inventory")
  private var products: [String: Product] = [:]
  private var stock: [String: Int] = [:]
  private(set) var revenue = 0.0

  func register(_ product: Product, count: Int) {
    queue.sync {
      products[product.code] = product
      stock[product.code] = min(count, product.stockLimit)
    }
  }

  func place(_ order: Order) throws -> Double {
    try queue.sync {
      guard !order.lines.isEmpty else { throw OrderError.empty }
      let backup = stock
      var sum = 0.0
      do {
        for line in order.lines {
          guard let product = products[line.code] else { throw OrderError.unknown(code: line.code) }
          let left = stock[line.code, default: 0]
          guard left >= line.count else { throw OrderError.outOfStock(code: line.code, left: left) }
          stock[line.code] = left - line.count
          sum += product.total(for: line.count)
        }
      } catch {
        stock = backup
        throw error
      }
      revenue += sum
      return sum
    }
  }

  func count(_ code: String) -> Int { queue.sync { stock[code] ?? 0 } }
}

let inventory = Inventory()
inventory.register(Book(code: "B1", price: 12.5, author: "Ann"), count: 3)
inventory.register(Ticket(code: "T1"), count: 50)
var orders: [Order] = []
for lines in [[("B1", 2)], [("B1", 1), ("T1", 3)], [("T1", 2), ("B1", 1)], [("X", 1)], [], [("B1", 1)]] {
  var order = Order()
  for (code, count) in lines { order.add(code, count) }
  orders.append(order)
}
for (number, order) in orders.enumerated() {
  do {
    print(number, "paid", try inventory.place(order))
  } catch OrderError.outOfStock(let code, let left) {
    print(number, "only", left, "of", code)
  } catch OrderError.unknown(code: let code) {
    print(number, "unknown", code)
  } catch {
    print(number, "error", error)
  }
}
print(inventory.count("B1"), inventory.count("T1"), inventory.revenue)
