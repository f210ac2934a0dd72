// properties: wrappers that change when they are read, and those whose projection only they set
@propertyWrapper
struct Once<Value> {
    private let make: () -> Value
    private var stored: Value?
    private(set) var builds = 0

    init(wrappedValue make: @autoclosure @escaping () -> Value) { self.make = make }

    var wrappedValue: Value {
        mutating get {
            if let stored { return stored }
            builds += 1
            let fresh = make()
            stored = fresh
            return fresh
        }
        set { stored = newValue }
    }

    mutating func reset() { stored = nil }
}

@propertyWrapper
struct Clamped {
    private var value: Int
    private let range: ClosedRange<Int>
    private(set) var projectedValue = false

    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
        projectedValue = value != wrappedValue
    }

    var wrappedValue: Int {
        get { value }
        set {
            value = min(max(newValue, range.lowerBound), range.upperBound)
            projectedValue = value != newValue
        }
    }
}

final class Settings {
    @Once var history = [1]
    @Clamped(0...10) var level = 3
    var builds: Int { _history.builds }
    func reset() { _history.reset() }
}

struct Draft {
    @Once var words: [String] = ["a"]
    @Clamped(1...5) var size = 9
    mutating func count() -> Int { words.count }
}

let settings = Settings()
print(settings.builds, settings.level, settings.$level)
settings.history.append(2)
print(settings.history, settings.builds)
settings.reset()
print(settings.history, settings.builds)
settings.level += 20
print(settings.level, settings.$level)
settings.level = 4
print(settings.level, settings.$level)

var draft = Draft()
draft.words += ["b"]
var copy = draft
copy.words.append("c")
print(draft.count(), copy.count(), draft.words, draft.size, draft.$size)

func local() -> [Int] {
    @Once var squares = (1...3).map { $0 * $0 }
    @Clamped(0...3) var step = 0
    squares.append(16)
    for _ in 1...5 { step += 1 }
    return squares + [step, $step ? 1 : 0]
}
print(local())
