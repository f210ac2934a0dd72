import Foundation

// An optional property begins with nil only where its wrapper can be made of a value.
final class Store {
    private var values: [String: Any] = [:]
    private let queue = DispatchQueue(label: "store", attributes: .concurrent)
    subscript(key: String) -> Any? {
        get { queue.sync { values[key] } }
        set { queue.async(flags: .barrier) { self.values[key] = newValue } }
    }
}

@propertyWrapper
final class Stored<Value> {
    private let key: String
    private let store: Store
    init(key: String, store: Store) {
        self.key = key
        self.store = store
    }
    var wrappedValue: Value? {
        get { store[key] as? Value }
        set { store[key] = newValue }
    }
}

@propertyWrapper
struct Noted<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) {
        print("begins with", wrappedValue)
        self.wrappedValue = wrappedValue
    }
}

final class Settings {
    @Stored var name: String?
    @Stored var level: Int?
    @Noted var note: String?

    init(prefix: String, store: Store) {
        _name = Stored(key: prefix + "name", store: store)
        _level = Stored(key: prefix + "level", store: store)
    }
}

let store = Store()
let first = Settings(prefix: "app.", store: store)
let second = Settings(prefix: "app.", store: store)
print(first.name as Any, first.level as Any, first.note as Any)
first.name = "Ada"
first.level = 3
first.note = "own"
print(second.name ?? "-", second.level ?? 0, second.note ?? "-")
second.level = nil
print(first.level as Any, store["app.name"] as? String ?? "-")
