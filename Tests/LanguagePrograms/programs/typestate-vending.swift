// programs: a vending machine as a state machine with associated values, coins, change and a service queue
import Foundation

enum Coin: Int, CaseIterable, Comparable {
    case ten = 10, twenty = 20, fifty = 50, euro = 100
    static func < (a: Coin, b: Coin) -> Bool { a.rawValue < b.rawValue }
}

enum Item: String, CaseIterable {
    case water, cola, chocolate
    var price: Int {
        switch self {
        case .water: return 80
        case .cola: return 150
        case .chocolate: return 110
        }
    }
}

enum State: Equatable {
    case idle
    case collecting(credit: Int)
    case dispensing(Item, change: [Coin])
    case outOfService(reason: String)
}

enum Input {
    case insert(Coin)
    case select(Item)
    case refund, taken, repair
    case fault(String)
}

struct Drawer {
    private(set) var coins: [Coin: Int]
    var total: Int { coins.reduce(0) { $0 + $1.key.rawValue * $1.value } }
    mutating func add(_ coin: Coin, _ n: Int = 1) { coins[coin, default: 0] += n }
    mutating func change(for amount: Int) -> [Coin]? {
        var (rest, result, copy) = (amount, [Coin](), coins)
        for coin in Coin.allCases.sorted(by: >) {
            while rest >= coin.rawValue, let n = copy[coin], n > 0 {
                copy[coin] = n - 1
                rest -= coin.rawValue
                result.append(coin)
            }
        }
        guard rest == 0 else { return nil }
        coins = copy
        return result
    }
}

final class VendingMachine {
    private let queue = DispatchQueue(label: "vending")
    private var state = State.idle {
        didSet { if oldValue != state { display.append(describe(state)) } }
    }
    private var stock: [Item: Int]
    private var drawer: Drawer
    private(set) var display: [String] = []

    init(stock: [Item: Int], float: [Coin: Int]) {
        self.stock = stock
        drawer = Drawer(coins: float)
    }

    private func describe(_ state: State) -> String {
        switch state {
        case .idle: return "insert coins"
        case .collecting(let credit) where credit % 100 == 0: return "credit \(credit / 100) even"
        case .collecting(let credit): return "credit \(credit)"
        case .dispensing(let item, []): return "take your \(item)"
        case .dispensing(let item, let change): return "take your \(item) and \(change.map(\.rawValue))"
        case .outOfService(reason: let why): return "out of service: \(why)"
        }
    }

    func send(_ inputs: Input...) {
        for input in inputs { queue.async { self.handle(input) } }
    }

    private func handle(_ input: Input) {
        switch (state, input) {
        case (.outOfService, .repair): state = .idle
        case (.outOfService, _): display.append("(ignored)")
        case (_, .fault(let reason)): state = .outOfService(reason: reason)
        case (.idle, .insert(let coin)):
            drawer.add(coin)
            state = .collecting(credit: coin.rawValue)
        case (.collecting(let credit), .insert(let coin)):
            drawer.add(coin)
            state = .collecting(credit: credit + coin.rawValue)
        case let (.collecting(credit), .select(item)):
            guard let left = stock[item], left > 0 else { return display.append("no \(item)") }
            guard credit >= item.price else { return display.append("\(item) needs \(item.price - credit) more") }
            guard let change = drawer.change(for: credit - item.price) else { return display.append("exact change only") }
            stock[item] = left - 1
            state = .dispensing(item, change: change)
        case (.collecting(let credit), .refund):
            display.append("refund \(drawer.change(for: credit)?.map { $0.rawValue } ?? [])")
            state = .idle
        case (.dispensing, .taken): state = .idle
        case (.idle, .select(let item)): display.append("\(item) costs \(item.price)")
        default: display.append("(ignored)")
        }
    }

    func inspect<T>(_ body: (VendingMachine) -> T) -> T { queue.sync { body(self) } }
    var money: Int { drawer.total }
    var left: String { Item.allCases.map { "\($0.rawValue) \(stock[$0] ?? 0)" }.joined(separator: ", ") }
}

let machine = VendingMachine(stock: [.water: 1, .cola: 2], float: [.ten: 2, .twenty: 1])
machine.send(.select(.water), .insert(.euro), .select(.chocolate), .select(.cola), .select(.water), .insert(.ten), .taken)
machine.send(.insert(.euro), .insert(.fifty), .select(.cola), .taken, .insert(.fifty), .refund, .refund)
machine.send(.insert(.euro), .insert(.euro), .select(.cola), .refund, .fault("jam"), .insert(.ten), .repair)
machine.inspect { $0.display }.forEach { print($0) }
print(machine.inspect(\.money), machine.inspect { $0.left })
