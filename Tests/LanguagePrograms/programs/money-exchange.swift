// programs: money with currencies as phantom types, rounding, an exchange with quotes that go stale
import Foundation

protocol Currency { static var code: String { get }; static var digits: Int { get } }
enum EUR: Currency { static let code = "EUR", digits = 2 }
enum JPY: Currency { static let code = "JPY", digits = 0 }
enum KWD: Currency { static let code = "KWD", digits = 3 }

struct Money<C: Currency>: Hashable, Comparable, CustomStringConvertible, AdditiveArithmetic {
    private(set) var minor: Int
    init(minor: Int) { self.minor = minor }
    init(_ major: Double) { minor = Int((major * Money.scale).rounded(.toNearestOrEven)) }

    static var zero: Money { Money(minor: 0) }
    private static var scale: Double { (0..<C.digits).reduce(1) { result, _ in result * 10 } }
    static func + (lhs: Money, rhs: Money) -> Money { Money(minor: lhs.minor + rhs.minor) }
    static func - (lhs: Money, rhs: Money) -> Money { Money(minor: lhs.minor - rhs.minor) }
    static func * (lhs: Money, factor: Double) -> Money { Money(Double(lhs.minor) / scale * factor) }
    static func / (lhs: Money, parts: Int) -> [Money] {
        let (quotient, remainder) = lhs.minor.quotientAndRemainder(dividingBy: parts)
        return (0..<parts).map { Money(minor: quotient + ($0 < remainder ? 1 : 0)) }
    }
    static prefix func - (value: Money) -> Money { Money(minor: -value.minor) }
    static func < (lhs: Money, rhs: Money) -> Bool { lhs.minor < rhs.minor }

    var description: String {
        guard C.digits > 0 else { return "\(minor) \(C.code)" }
        let scale = Int(Money.scale)
        let text = String(abs(minor) % scale)
        let cents = String(repeating: "0", count: C.digits - text.count) + text
        return "\(minor < 0 ? "-" : "")\(abs(minor) / scale).\(cents) \(C.code)"
    }
}

extension Sequence {
    func sum<C>() -> Money<C> where Element == Money<C> { reduce(.zero, +) }
    func sum<T: AdditiveArithmetic>(of path: KeyPath<Element, T>) -> T { reduce(.zero) { $0 + $1[keyPath: path] } }
}

struct Quote<From: Currency, To: Currency> {
    let rate: Double
    let validUntil: DispatchTime
    var isFresh: Bool { DispatchTime.now() <= validUntil }
    func convert(_ money: Money<From>) throws -> Money<To> {
        guard isFresh else { throw ExchangeError.stale("\(From.code)/\(To.code)") }
        return Money<To>(minor: Int((Double(money.minor) * rate * pow10(To.digits - From.digits)).rounded()))
    }
    private func pow10(_ exponent: Int) -> Double {
        exponent >= 0 ? (0..<exponent).reduce(1.0) { result, _ in result * 10 } : 1 / pow10(-exponent)
    }
}

enum ExchangeError: Error { case stale(String), noRate(String, String) }

final class Exchange {
    private let queue = DispatchQueue(label: "exchange", attributes: .concurrent)
    private var rates: [String: Double] = [:]
    private var quotes = 0
    let validity: DispatchTimeInterval
    init(validity: DispatchTimeInterval) { self.validity = validity }

    func setRate<A: Currency, B: Currency>(_: A.Type, _: B.Type, _ rate: Double) {
        queue.async(flags: .barrier) { [self] in
            rates[A.code + B.code] = rate
            rates[B.code + A.code] = 1 / rate
        }
    }

    func quote<A, B>(from: A.Type = A.self, to: B.Type = B.self) throws -> Quote<A, B> {
        try queue.sync {
            guard let rate = A.code == B.code ? 1 : rates[A.code + B.code] else { throw ExchangeError.noRate(A.code, B.code) }
            return Quote(rate: rate, validUntil: .now() + validity)
        }
    }

    func convert<A, B>(_ money: Money<A>, to _: B.Type, completion: @escaping (Result<Money<B>, Error>) -> Void) {
        queue.async { completion(Result { try self.quote(to: B.self).convert(money) }) }
    }
}

struct Order { let item: String; let price: Money<EUR>; var count = 1; var total: Money<EUR> { price * Double(count) } }

let orders = [Order(item: "pen", price: Money(1.25), count: 3), Order(item: "desk", price: Money(249.9)), Order(item: "ink", price: Money(0.335))]
print(orders.map(\.total), orders.map(\.total).sum(), orders.sum(of: \.count), orders.sum(of: \.total))
print(Money<EUR>(10) / 3, (Money<JPY>(100) / 3).sum(), -Money<KWD>(0.5), Money<EUR>(-3.075), Money<KWD>(1.0005))
print(Money<EUR>(2) > Money(1.99), [Money<JPY>(3), Money(1), Money(2)].sorted(), Set([Money<EUR>(1), Money(1.001)]).count)

let exchange = Exchange(validity: .milliseconds(60))
exchange.setRate(EUR.self, JPY.self, 163.2)
exchange.setRate(KWD.self, EUR.self, 3.01)
let total: Money<EUR> = orders.map(\.total).sum()
let group = DispatchGroup()
var lines = [String?](repeating: nil, count: 3)
let lock = NSLock()
func note(_ index: Int, _ text: String) {
    lock.lock()
    lines[index] = text
    lock.unlock()
    group.leave()
}
(0..<3).forEach { _ in group.enter() }
exchange.convert(total, to: JPY.self) { note(0, "\($0)") }
exchange.convert(total, to: KWD.self) { result in note(1, (try? result.get().description) ?? "none") }
exchange.convert(Money<JPY>(1000), to: KWD.self) { result in
    if case .failure(ExchangeError.noRate(let from, let to)) = result { note(2, "no rate \(from) to \(to)") } else { note(2, "?") }
}
group.wait()
lines.compactMap { $0 }.forEach { print($0) }

let quote: Quote<EUR, JPY> = try exchange.quote()
print(quote.isFresh, try quote.convert(Money(2.5)))
Thread.sleep(forTimeInterval: 0.15)
do {
    _ = try quote.convert(Money(1))
} catch {
    print(error)
}
print(try exchange.quote(from: EUR.self, to: EUR.self).convert(Money(3)), try exchange.quote(from: JPY.self, to: EUR.self).convert(Money(1632)))
