// programs: inventory, in the style of application code
import Foundation
struct Product: Hashable, Comparable { 
  enum Category: String, CaseIterable { case book, toy, food; var title: String { rawValue.capitalized } }
  let name: String
  var price: Double
  let category: Category
  static func < (a: Self, b: Self) -> Bool { (a.category.rawValue, a.price) < (b.category.rawValue, b.price) }
}
struct Inventory {
  private(set) var stock: [Product: Int] = [:]
  var isEmpty: Bool { stock.isEmpty }
  mutating func add(_ product: Product, _ count: Int = 1) { stock[product, default: 0] += count }
  @discardableResult mutating func remove(_ product: Product) -> Bool {
    guard let count = stock[product] else { return false }
    stock[product] = count > 1 ? count - 1 : nil
    return true
  }
  subscript(category: Product.Category) -> [Product] { stock.keys.filter { $0.category == category }.sorted() }
  func total(where include: (Product) -> Bool = { _ in true }) -> Double {
    stock.filter { include($0.key) }.reduce(0.0) { $0 + $1.key.price * Double($1.value) }
  }
}
var inventory = Inventory()
let robot = Product(name: "robot", price: 19.5, category: .toy)
[Product(name: "novel", price: 8, category: .book), robot, Product(name: "atlas", price: 30.25, category: .book)].forEach { inventory.add($0) }
inventory.add(robot, 3)
for category in Product.Category.allCases {
  let names = inventory[category].map(\.name)
  print("\(category.title): \(names.isEmpty ? "none" : names.joined(separator: ", "))")
}
print(inventory.total(), inventory.total { $0.category == .toy }, String(format: "%.2f", inventory.total() / 3))
print(inventory.remove(robot), inventory.stock[robot] ?? 0, inventory.stock.count)
var copy = inventory
copy.remove(robot); copy.remove(robot); copy.remove(robot)
print(copy.remove(robot), inventory.stock[robot]!, copy.stock.keys.sorted().first!.name)
let byPrice = inventory.stock.keys.sorted { ($0.price, $0.name) > ($1.price, $1.name) }
print(byPrice.map { "\($0.name)@\($0.price)" })
let (cheap, dear) = byPrice.reduce(into: ([Product](), [Product]())) { result, p in if p.price < 15 { result.0.append(p) } else { result.1.append(p) } }
print(cheap.count, dear.count)
if let most = inventory.stock.max(by: { $0.value < $1.value }) { print(most.key.name, most.value) }
