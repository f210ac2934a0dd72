// programs: an order book that matches on one queue and tells its listeners on theirs
import Foundation
import Dispatch

enum Side: CaseIterable {
  case buy, sell
  var opposite: Side { self == .buy ? .sell : .buy }
}

struct Price: RawRepresentable, Hashable, Comparable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  init(floatLiteral value: Double) { self.init(rawValue: Int((value * 100).rounded(.toNearestOrEven))) }
  init(integerLiteral value: Int) { rawValue = value * 100 }
  static func < (lhs: Price, rhs: Price) -> Bool { lhs.rawValue < rhs.rawValue }
  static func - (lhs: Price, rhs: Price) -> Price { Price(rawValue: lhs.rawValue - rhs.rawValue) }
  var description: String {
    let (whole, cents) = rawValue.quotientAndRemainder(dividingBy: 100)
    return "\(whole)." + (cents < 10 ? "0" : "") + "\(cents)"
  }
}

struct Order: Identifiable {
  enum Kind: Equatable {
    case limit(Price)
    case market
    case fillOrKill(Price)
  }
  let id: Int
  let trader: String
  let side: Side
  let kind: Kind
  fileprivate(set) var quantity: Int

  var limit: Price? {
    switch kind {
    case .limit(let price), .fillOrKill(let price): return price
    case .market: return nil
    }
  }
}

struct Trade: Equatable {
  let maker: Int, taker: Int
  let price: Price
  let quantity: Int
}

enum BookEvent {
  case accepted(Order)
  case traded(Trade)
  case cancelled(id: Int, left: Int)
  case rejected(id: Int, reason: RejectReason)
}

enum RejectReason: String, Error { case unknownOrder = "unknown order", notEnough = "not enough", halted, selfTrade = "self trade" }

struct PriceLevels {
  private(set) var levels: [(price: Price, orders: [Order])] = []
  let isBetter: (Price, Price) -> Bool

  var best: Price? { levels.first?.price }
  var isEmpty: Bool { levels.isEmpty }
  var depth: [(Price, Int)] { levels.map { ($0.price, $0.orders.map(\.quantity).reduce(0, +)) } }

  private func position(of price: Price) -> (index: Int, exists: Bool) {
    var (low, high) = (levels.startIndex, levels.endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if levels[middle].price == price { return (middle, true) }
      if isBetter(levels[middle].price, price) { low = middle + 1 } else { high = middle }
    }
    return (low, false)
  }

  mutating func insert(_ order: Order, at price: Price) {
    let (index, exists) = position(of: price)
    if exists { levels[index].orders.append(order) } else { levels.insert((price, [order]), at: index) }
  }

  mutating func withBest<T>(_ body: (inout Order, Price) throws -> T) rethrows -> T? {
    guard !levels.isEmpty else { return nil }
    defer {
      if levels[0].orders[0].quantity == 0 { levels[0].orders.removeFirst() }
      if levels[0].orders.isEmpty { levels.removeFirst() }
    }
    return try body(&levels[0].orders[0], levels[0].price)
  }

  mutating func remove(_ id: Order.ID) -> Order? {
    for (index, level) in levels.enumerated() {
      guard let place = level.orders.firstIndex(where: { $0.id == id }) else { continue }
      let order = levels[index].orders.remove(at: place)
      if levels[index].orders.isEmpty { levels.remove(at: index) }
      return order
    }
    return nil
  }

  func available(upTo limit: Price?, for quantity: Int) -> Bool {
    var sum = 0
    for case let (price, total) in depth where limit.map({ !isBetter($0, price) || price == $0 }) ?? true {
      sum += total
      guard sum < quantity else { return true }
    }
    return false
  }
}

final class MatchingEngine {
  typealias Listener = (_ sequence: Int, _ event: BookEvent) -> Void

  private let queue = DispatchQueue(label: "engine", qos: .userInteractive)
  private var book: [Side: PriceLevels] = [.buy: PriceLevels(isBetter: >), .sell: PriceLevels(isBetter: <)]
  private var listeners: [(queue: DispatchQueue, call: Listener)] = []
  private var sequence = 0
  private var nextID = 1
  private var isHalted = false { didSet { if isHalted { queue.suspend() } } }

  func listen(on queue: DispatchQueue, _ listener: @escaping Listener) {
    self.queue.sync { listeners.append((queue, listener)) }
  }

  private func emit(_ event: BookEvent) {
    sequence += 1
    for (queue, call) in listeners {
      queue.async { [sequence] in call(sequence, event) }
    }
  }

  @discardableResult
  func submit(_ trader: String, _ side: Side, _ quantity: Int, _ kind: Order.Kind) -> Int {
    queue.sync {
      let order = Order(id: nextID, trader: trader, side: side, kind: kind, quantity: quantity)
      nextID += 1
      match(order)
      return order.id
    }
  }

  func cancel(_ id: Int) {
    queue.async { [self] in
      for side in Side.allCases {
        if let order = book[side]?.remove(id) { return emit(.cancelled(id: id, left: order.quantity)) }
      }
      emit(.rejected(id: id, reason: .unknownOrder))
    }
  }

  private func match(_ incoming: Order) {
    var order = incoming
    let other = order.side.opposite
    if case .fillOrKill(let price) = order.kind, !book[other]!.available(upTo: price, for: order.quantity) {
      return emit(.rejected(id: order.id, reason: .notEnough))
    }
    emit(.accepted(order))
    matching: while order.quantity > 0, let best = book[other]?.best {
      switch (order.limit, order.side) {
      case (let limit?, .buy) where limit < best: break matching
      case (let limit?, .sell) where limit > best: break matching
      default: break
      }
      let outcome: Result<Trade, RejectReason>? = book[other]!.withBest { resting, price in
        if resting.trader == order.trader { return .failure(.selfTrade) }
        let quantity = min(resting.quantity, order.quantity)
        resting.quantity -= quantity
        order.quantity -= quantity
        return .success(Trade(maker: resting.id, taker: order.id, price: price, quantity: quantity))
      }
      switch outcome {
      case .success(let trade)?: emit(.traded(trade))
      case .failure(let reason)?:
        return emit(.rejected(id: order.id, reason: reason))
      case nil: break matching
      }
    }
    guard order.quantity > 0 else { return }
    if case .limit(let price) = order.kind {
      book[order.side]!.insert(order, at: price)
    } else {
      emit(.cancelled(id: order.id, left: order.quantity))
    }
  }

  func snapshot() -> [Side: [(Price, Int)]] { queue.sync { book.mapValues(\.depth) } }
}

let engine = MatchingEngine()
let tape = DispatchQueue(label: "tape"), risk = DispatchQueue(label: "risk", qos: .utility)
var ticker: [String] = []
var positions: [Int: Int] = [:], volume = [Price: Int]()

engine.listen(on: tape) { sequence, event in
  switch event {
  case .accepted(let order): ticker.append("\(sequence) \(order.trader) \(order.side) \(order.quantity) \(order.kind)")
  case .traded(let trade): ticker.append("\(sequence) \(trade.maker)×\(trade.taker) \(trade.quantity)@\(trade.price)")
  case .cancelled(let id, left: let left): ticker.append("\(sequence) cancel \(id) (\(left))")
  case .rejected(let id, let reason): ticker.append("\(sequence) reject \(id): \(reason.rawValue)")
  }
}
engine.listen(on: risk) { _, event in
  guard case let .traded(trade) = event else { return }
  volume[trade.price, default: 0] += trade.quantity
  positions[trade.maker, default: 0] -= trade.quantity
  positions[trade.taker, default: 0] += trade.quantity
}

engine.submit("ann", .sell, 10, .limit(10.5))
engine.submit("bob", .sell, 5, .limit(10.25))
let resting = engine.submit("cat", .buy, 4, .limit(10))
engine.submit("dan", .buy, 8, .limit(10.5))
engine.submit("ann", .buy, 3, .market)
engine.submit("eve", .buy, 50, .fillOrKill(11))
engine.submit("eve", .buy, 7, .fillOrKill(11))
engine.submit("bob", .sell, 9, .market)
engine.cancel(resting)
engine.submit("dan", .sell, 2, .limit(9.99))
engine.submit("fay", .sell, 6, .limit(12))

tape.sync { ticker.forEach { print($0) } }
risk.sync {
  print(volume.sorted { $0.key > $1.key }.map { "\($0.value)@\($0.key)" })
  print(positions.filter { abs($0.value) > 4 }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { ($0.key, $0.value) })
}
for (side, levels) in engine.snapshot().sorted(by: { "\($0.key)" < "\($1.key)" }) {
  print(side, levels.map { price, quantity in "\(quantity)@\(price)" })
}
let spread: Price = 10.25 - 10
print(spread, Price(rawValue: 7), [1, 0.5, 2.25].max()! as Price)
