// A warehouse: inventory with barrier writes, orders as a state machine, an auditor that checks invariants.
import Foundation

typealias SKU = String
typealias Quantity = UInt

struct Money: Comparable, AdditiveArithmetic, CustomStringConvertible, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    private var cents: Int
    static let zero = Money(cents: 0)
    private init(cents: Int) { self.cents = cents }
    init(floatLiteral value: Double) { cents = Int((value * 100).rounded()) }
    init(integerLiteral value: Int) { cents = value * 100 }
    static func < (l: Money, r: Money) -> Bool { l.cents < r.cents }
    static func + (l: Money, r: Money) -> Money { Money(cents: l.cents + r.cents) }
    static func - (l: Money, r: Money) -> Money { Money(cents: l.cents - r.cents) }
    static func * (m: Money, n: some BinaryInteger) -> Money { Money(cents: m.cents * Int(n)) }
    static prefix func - (m: Money) -> Money { Money(cents: -m.cents) }
    var description: String { (cents < 0 ? "-" : "") + "\(abs(cents) / 100)." + String(format: "%02d", abs(cents) % 100) }
}

struct Product: Identifiable, Hashable {
    var id: SKU { name.lowercased().replacingOccurrences(of: " ", with: "-") }
    let name: String
    let price: Money
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
    static func == (a: Product, b: Product) -> Bool { a.id == b.id }
}

enum OrderState {
    case draft(lines: [SKU: Quantity])
    case reserved(Reservation)
    case shipped(at: DispatchTime, total: Money)
    case cancelled(reason: String)

    var label: String {
        switch self {
        case .draft(lines: let lines) where lines.isEmpty: return "empty"
        case .draft: return "draft"
        case .reserved(let reservation): return "reserved \(reservation.lines.values.reduce(0, +))"
        case .shipped(_, let total): return "shipped for \(total)"
        case .cancelled(let reason): return "cancelled: \(reason)"
        }
    }
}

struct Reservation { let id: UUID; let lines: [SKU: Quantity] }

struct StockError: Error { let sku: SKU; let missing: Quantity }

final class Warehouse {
    private var stock: [SKU: Quantity] = [:], reserved: [SKU: Quantity] = [:]
    private let catalog: [SKU: Product]
    private let queue = DispatchQueue(label: "warehouse", attributes: .concurrent)

    init<S: Sequence>(_ products: S) where S.Element == (Product, Quantity) {
        var catalog = [SKU: Product](), stock = [SKU: Quantity]()
        for (product, quantity) in products { catalog[product.id] = product; stock[product.id, default: 0] += quantity }
        (self.catalog, self.stock) = (catalog, stock)
    }

    func available(_ sku: SKU) -> Quantity { queue.sync { (stock[sku] ?? 0) - (reserved[sku] ?? 0) } }

    func reserve(_ lines: [SKU: Quantity]) -> Result<Reservation, StockError> {
        queue.sync(flags: .barrier) {
            for (sku, quantity) in lines.sorted(by: { $0.key < $1.key }) {
                let free = (stock[sku] ?? 0) - (reserved[sku] ?? 0)
                guard free >= quantity else { return .failure(StockError(sku: sku, missing: quantity - free)) }
            }
            reserved.merge(lines) { $0 + $1 }
            return .success(Reservation(id: UUID(), lines: lines))
        }
    }

    func ship(_ reservation: Reservation) -> Money {
        queue.sync(flags: [.barrier]) {
            reservation.lines.reduce(.zero) { total, line in
                stock[line.key]! -= line.value
                reserved[line.key]! -= line.value
                return total + catalog[line.key]!.price * line.value
            }
        }
    }

    func audit() -> [String] {
        queue.sync {
            stock.keys.sorted().compactMap { sku in
                guard let held = reserved[sku], held > stock[sku]! else { return nil }
                return "\(sku) oversold"
            }
        }
    }
    var value: Money { queue.sync { stock.map { catalog[$0.key]!.price * $0.value }.reduce(.zero, +) } }
}

final class Order {
    let number: Int
    private(set) var state: OrderState = .draft(lines: [:]) { didSet { history.append(state.label) } }
    private(set) var history: [String] = []
    private let warehouse: Warehouse
    init(_ number: Int, at warehouse: Warehouse) { self.number = number; self.warehouse = warehouse }

    func add(_ sku: SKU, _ quantity: Quantity = 1) -> Self {
        guard case .draft(var lines) = state else { return self }
        lines[sku, default: 0] += quantity
        state = .draft(lines: lines)
        return self
    }
    func reserve() {
        guard case .draft(let lines) = state, !lines.isEmpty else { return }
        switch warehouse.reserve(lines) {
        case .success(let reservation): state = .reserved(reservation)
        case .failure(let error): state = .cancelled(reason: "\(error.missing) × \(error.sku) missing")
        }
    }
    func ship(after delay: DispatchTimeInterval, on queue: DispatchQueue, group: DispatchGroup) {
        guard case .reserved(let reservation) = state else { return }
        group.enter()
        queue.asyncAfter(deadline: .now() + delay) { [self] in
            defer { group.leave() }
            state = .shipped(at: .now(), total: warehouse.ship(reservation))
        }
    }
}

let tea = Product(name: "Green Tea", price: 4.5), cup = Product(name: "Cup", price: 12), rug = Product(name: "Big Rug", price: 199.99)
let deliveries: [(Product, Quantity)] = [(tea, 10), (cup, 4), (rug, 1), (tea, 2)]
let warehouse = Warehouse(deliveries)
print(warehouse.available("green-tea"), warehouse.value)
let desk = DispatchQueue(label: "desk")
let group = DispatchGroup()
let orders = (1...4).map { Order($0, at: warehouse) }
_ = orders[0].add("green-tea", 3).add("cup")
_ = orders[1].add("big-rug").add("cup", 2)
_ = orders[2].add("big-rug")
for order in orders {
    desk.sync { order.reserve() }
    order.ship(after: .milliseconds(20 * order.number), on: desk, group: group)
}
group.notify(queue: desk) {
    for order in orders { print(order.number, order.history.joined(separator: " → ")) }
    print(warehouse.audit().isEmpty ? "consistent" : "broken", warehouse.value, -warehouse.value < .zero)
    exit(EXIT_SUCCESS)
}
dispatchMain()
