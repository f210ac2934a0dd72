// programs: a cart with discounts as closures and protocols, undo by snapshots, totals in cents, checkout on a queue with errors
import Dispatch

struct Item: Hashable {
  let name: String
  let cents: Int
}
protocol Discount {
  var title: String { get }
  func reduction(for lines: [Item: Int]) -> Int
}
struct Percent: Discount {
  let percent: Int
  var title: String { "\(percent)% off" }
  func reduction(for lines: [Item: Int]) -> Int { lines.reduce(0) { $0 + $1.key.cents * $1.value } * percent / 100 }
}
struct BuyTwoGetOne: Discount {
  let name: String
  let title = "3 for 2"
  func reduction(for lines: [Item: Int]) -> Int {
    lines.filter { $0.key.name == name }.reduce(0) { $0 + $1.value / 3 * $1.key.cents }
  }
}
enum CheckoutError: Error { case empty, declined(limit: Int) }
struct Cart {
  private(set) var lines: [Item: Int] = [:]
  var discounts: [Discount] = []
  subscript(item: Item) -> Int {
    get { lines[item, default: 0] }
    set { lines[item] = newValue > 0 ? newValue : nil }
  }
  var subtotal: Int { lines.reduce(0) { $0 + $1.key.cents * $1.value } }
  var total: Int { max(0, discounts.reduce(subtotal) { $0 - $1.reduction(for: lines) }) }
  var summary: [String] {
    lines.sorted { $0.key.name < $1.key.name }.map { "\($0.value) x \($0.key.name)" } + discounts.map { "- " + $0.title }
  }
}
final class Shop {
  private let queue = DispatchQueue(label: "shop")
  private var cart = Cart()
  private var snapshots: [Cart] = []
  func edit(_ change: (inout Cart) -> Void) {
    queue.sync {
      snapshots.append(cart)
      change(&cart)
    }
  }
  func undo() -> Bool {
    queue.sync {
      guard let last = snapshots.popLast() else { return false }
      cart = last
      return true
    }
  }
  func checkout(limit: Int, completion: @escaping (Result<Int, CheckoutError>) -> Void) {
    queue.async { [self] in
      let total = cart.total
      if cart.lines.isEmpty { return completion(.failure(.empty)) }
      completion(total > limit ? .failure(.declined(limit: limit)) : .success(total))
    }
  }
  var current: Cart { queue.sync { cart } }
}
func money(_ cents: Int) -> String { "\(cents / 100)." + (cents % 100 < 10 ? "0" : "") + "\(cents % 100)" }
let shop = Shop()
let tea = Item(name: "tea", cents: 350)
let cake = Item(name: "cake", cents: 425)
let done = DispatchSemaphore(value: 0)
func pay(_ limit: Int) {
  shop.checkout(limit: limit) { result in
    switch result {
    case .success(let cents): print("paid", money(cents))
    case .failure(.empty): print("nothing to pay")
    case .failure(.declined(let limit)): print("declined above", money(limit))
    }
    done.signal()
  }
  done.wait()
}
pay(100)
shop.edit { $0[tea] += 4 }
shop.edit {
  $0[cake] = 1
  $0.discounts.append(BuyTwoGetOne(name: "tea"))
}
shop.edit { $0.discounts.append(Percent(percent: 10)) }
print(shop.current.summary, money(shop.current.subtotal), money(shop.current.total))
pay(1_000)
print(shop.undo(), money(shop.current.total), shop.current.summary.count)
pay(2_000)
shop.edit { $0[tea] -= 9 }
print(shop.current.summary, shop.current[tea], shop.undo(), shop.undo(), shop.undo(), shop.undo(), shop.current.summary)
