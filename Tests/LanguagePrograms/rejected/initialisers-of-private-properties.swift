// A private property makes the memberwise initialiser the type's own, with or without an initial value.
struct Store { private var items: [Int] = []; var limit = 3 }
struct Job { private var id: Int?; var name: String }
struct Cache { private lazy var entries = [Int](); var size: Int }
struct Open { private(set) var items: [Int] = []; private let version = 2; var limit = 3 }
print(Store(), Open(items: [1], limit: 2).limit)
print(Store(limit: 2))
print(Job(name: "load"))
print(Cache(size: 2).size)
