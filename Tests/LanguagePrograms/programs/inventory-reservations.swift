// programs: a warehouse: reservations with expiry, restock notifications, pick lists and low-stock observers
import Foundation

struct SKU: Hashable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
    let code: String
    init(stringLiteral value: StringLiteralType) { code = value.uppercased() }
    static func < (a: SKU, b: SKU) -> Bool { a.code < b.code }
    var description: String { code }
}

typealias Lines = [SKU: Int]

extension Dictionary where Key == SKU, Value == Int {
    static func + (a: Lines, b: Lines) -> Lines { a.merging(b, uniquingKeysWith: +) }
    static func - (a: Lines, b: Lines) -> Lines { a.merging(b.mapValues { -$0 }, uniquingKeysWith: +).filter { $0.value != 0 } }
    static func += (a: inout Lines, b: Lines) { a = a + b }
    func covers(_ other: Lines) -> Bool { other.allSatisfy { self[$0.key, default: 0] >= $0.value } }
    var text: String { isEmpty ? "nothing" : sorted { $0.key < $1.key }.map { "\($0.value)x\($0.key)" }.joined(separator: " ") }
}

enum ReservationState: String { case held, shipped, released, expired }

final class Reservation {
    let id: Int
    let lines: Lines
    fileprivate(set) var state = ReservationState.held
    fileprivate var expiry: DispatchWorkItem?
    fileprivate init(id: Int, lines: Lines) { self.id = id; self.lines = lines }
    deinit { if state == .held { print("reservation \(id) lost") } }
}

enum WarehouseError: Error {
    case short(Lines)
    case wrongState(Int, ReservationState)
}

final class Warehouse {
    static let lowStock = Notification.Name("lowStock")
    private let queue = DispatchQueue(label: "warehouse")
    private var onHand: Lines = [:]
    private var held: Lines = [:]
    private var backorders: [(lines: Lines, ready: (Reservation) -> Void)] = []
    private var nextID = 1
    private let threshold: Int

    init(_ stock: Lines, threshold: Int = 2) {
        onHand = stock
        self.threshold = threshold
    }

    private var available: Lines { onHand - held }

    private func hold(_ lines: Lines, for time: DispatchTimeInterval?) -> Reservation {
        let reservation = Reservation(id: nextID, lines: lines)
        nextID += 1
        held += lines
        if let time = time {
            let item = DispatchWorkItem { [weak self, weak reservation] in
                guard let self = self, let r = reservation, r.state == .held else { return }
                self.finish(r, .expired)
            }
            reservation.expiry = item
            queue.asyncAfter(deadline: .now() + time, execute: item)
        }
        return reservation
    }

    func reserve(_ lines: Lines, for time: DispatchTimeInterval? = nil) throws -> Reservation {
        try queue.sync {
            guard available.covers(lines) else {
                let missing = (lines - available).filter { lines[$0.key] != nil && $0.value > 0 }
                throw WarehouseError.short(missing)
            }
            return hold(lines, for: time)
        }
    }

    func whenAvailable(_ lines: Lines, _ ready: @escaping (Reservation) -> Void) {
        queue.async {
            self.backorders.append((lines, ready))
            self.serveBackorders()
        }
    }

    func close(_ reservation: Reservation, _ state: ReservationState) throws {
        try queue.sync {
            guard reservation.state == .held else { throw WarehouseError.wrongState(reservation.id, reservation.state) }
            finish(reservation, state)
        }
    }

    private func finish(_ reservation: Reservation, _ state: ReservationState) {
        reservation.expiry?.cancel()
        reservation.state = state
        held = held - reservation.lines
        if case .shipped = state {
            onHand = onHand - reservation.lines
            for sku in reservation.lines.keys.sorted() where onHand[sku, default: 0] <= threshold {
                NotificationCenter.default.post(name: Warehouse.lowStock, object: sku.code)
            }
        }
        serveBackorders()
    }

    func restock(_ lines: Lines) {
        queue.sync {
            onHand += lines
            serveBackorders()
        }
    }

    private func serveBackorders() {
        var waiting: [(lines: Lines, ready: (Reservation) -> Void)] = []
        for order in backorders {
            if available.covers(order.lines) { order.ready(hold(order.lines, for: nil)) } else { waiting.append(order) }
        }
        backorders = waiting
    }

    var report: String { queue.sync { "on hand \(onHand.text); held \(held.text); waiting \(backorders.count)" } }
}

var low: [String] = []
let token = NotificationCenter.default.addObserver(forName: Warehouse.lowStock, object: nil, queue: nil) { note in
    low.append(note.object as? String ?? "?")
}

let warehouse = Warehouse(["pen": 5, "ink": 3, "pad": 1])
let first = try warehouse.reserve(["pen": 2, "ink": 1])
print(warehouse.report)
do {
    _ = try warehouse.reserve(["pen": 4, "ink": 2, "cap": 1])
} catch WarehouseError.short(let missing) { print("short of", missing.text) }

var late: Reservation?
let arrived = DispatchSemaphore(value: 0)
warehouse.whenAvailable(["pad": 1, "pen": 4]) { late = $0; arrived.signal() }
try warehouse.close(first, .released)
arrived.wait()
print("late got", late!.lines.text, late!.state)

let brief = try warehouse.reserve(["ink": 3], for: .milliseconds(30))
print(warehouse.report)
Thread.sleep(forTimeInterval: 0.09)
do { try warehouse.close(brief, .shipped) } catch WarehouseError.wrongState(let id, let state) { print(id, "is", state.rawValue) }
try warehouse.close(late!, .shipped)
print(warehouse.report, low)

warehouse.whenAvailable(["pen": 3]) { print("backorder \($0.id) served"); late = $0 }
warehouse.whenAvailable(["cap": 9]) { _ in print("never") }
warehouse.restock(["pen": 2, "cap": 1])
print(warehouse.report, late!.id)

let lock = NSLock()
var won: [Reservation] = []
DispatchQueue.concurrentPerform(iterations: 10) { _ in
    guard let r = try? warehouse.reserve(["ink": 1]) else { return }
    lock.lock()
    won.append(r)
    lock.unlock()
}
print("winners", won.count)
try won.forEach { try warehouse.close($0, .shipped) }
print(warehouse.report, low)
NotificationCenter.default.removeObserver(token)
