// A key path to a property with a private setter is one to read, but its object can write: as? WritableKeyPath finds that.
struct Address {
    private(set) var street = "Main Street"
    var town = "Springfield"
}

struct Profile {
    private(set) var name = "Ada"
    let born = 1815
    private(set) var initial: String {
        get { String(name.prefix(1)) }
        set { name = newValue }
    }
    private(set) var visits = 0 { didSet { print("visits", oldValue, visits) } }
    private(set) var address = Address()

    func copy<Value>(_ path: KeyPath<Profile, Value>, _ value: Value) -> Profile {
        guard let path = path as? WritableKeyPath<Profile, Value> else { return self }
        var changed = self
        changed[keyPath: path] = value
        return changed
    }
}

final class Account {
    private(set) var balance = 10
    private(set) var history: [Int] = [] { didSet { print("history", history) } }
    let number = 7
}

func kind<Root, Value>(_ path: KeyPath<Root, Value>) -> String {
    if path is ReferenceWritableKeyPath<Root, Value> { return "reference" }
    return path is WritableKeyPath<Root, Value> ? "writable" : "read"
}

print(kind(\Profile.name), kind(\Profile.born), kind(\Profile.initial), kind(\Profile.visits))
print(kind(\Profile.address.street), kind(\Profile.address.town), kind(\Profile.name.count))
print(kind(\Account.balance), kind(\Account.history), kind(\Account.number))

let ada = Profile()
print(ada.copy(\.name, "Grace").name, ada.copy(\.initial, "B").name, ada.copy(\.born, 1900).born)
print(ada.copy(\.visits, 3).visits, ada.copy(\.address.street, "Elm Street").address.street, ada.name)

let account = Account()
let path = \Account.balance
print(type(of: path))
if let path = path as? ReferenceWritableKeyPath<Account, Int> { account[keyPath: path] += 5 }
print(account.balance)
