// programs: property wrappers for debounced, clamped, logged and lazily reset values
import Foundation

@propertyWrapper
final class Debounced<Value> {
    private var current: Value
    private var pending: DispatchWorkItem?
    private let queue: DispatchQueue
    private let delay: TimeInterval
    private var listeners: [(Value) -> Void] = []

    init(wrappedValue: Value, delay: TimeInterval, queue: DispatchQueue = DispatchQueue(label: "debounced")) {
        current = wrappedValue
        self.delay = delay
        self.queue = queue
    }

    var wrappedValue: Value {
        get { queue.sync { current } }
        set {
            queue.sync {
                current = newValue
                pending?.cancel()
                let item = DispatchWorkItem { [weak self] in
                    self?.listeners.forEach { $0(newValue) }
                }
                pending = item
                queue.asyncAfter(deadline: .now() + delay, execute: item)
            }
        }
    }

    var projectedValue: Debounced { self }
    func onSettle(_ listener: @escaping (Value) -> Void) { queue.sync { listeners.append(listener) } }
}

@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    private let range: ClosedRange<Value>
    private(set) var projectedValue = false

    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }

    var wrappedValue: Value {
        get { value }
        set {
            value = min(max(newValue, range.lowerBound), range.upperBound)
            projectedValue = value != newValue
        }
    }
}

@propertyWrapper
struct Logged<Value> {
    var wrappedValue: Value {
        willSet { print("\(name): \(wrappedValue) -> \(newValue)") }
    }
    let name: String
    init(wrappedValue: Value, _ name: String) {
        self.wrappedValue = wrappedValue
        self.name = name
    }
}

@propertyWrapper
struct Resettable<Value> {
    private let make: () -> Value
    private var stored: Value?
    private(set) var builds = 0

    init(wrappedValue make: @autoclosure @escaping () -> Value) { self.make = make }

    var wrappedValue: Value {
        mutating get {
            if let stored = stored { return stored }
            builds += 1
            let fresh = make()
            stored = fresh
            return fresh
        }
        set { stored = newValue }
    }

    mutating func reset() { stored = nil }
}

final class SearchField {
    @Debounced(delay: 0.04) var text = ""
    @Clamped(1...10) var limit = 50
    @Logged("mode") var mode = "plain"
    @Resettable var history: [String] = ["first"]

    func resetHistory() { _history.reset() }
    var historyBuilds: Int { _history.builds }
}

let field = SearchField()
let settled = DispatchSemaphore(value: 0)
field.$text.onSettle { text in
    print("settled on '\(text)'")
    settled.signal()
}
for prefix in ["q", "qu", "que"] { field.text = prefix }
print("now:", field.text)
settled.wait()
field.text += "ue"
settled.wait()

print(field.limit, field.$limit)
field.limit = 7
print(field.limit, field.$limit)
field.limit -= 20
print(field.limit, field.$limit)
field.mode = "fuzzy"
field.mode += "!"

field.history.append("second")
print(field.history, field.historyBuilds)
field.resetHistory()
print(field.history, field.historyBuilds)

func count(in window: Int) -> [Int] {
    @Clamped(0...3) var level = 0
    var seen: [Int] = []
    for step in 0..<window {
        level += step % 2 == 0 ? 2 : -1
        seen.append(level)
    }
    return seen
}
print(count(in: 7))
