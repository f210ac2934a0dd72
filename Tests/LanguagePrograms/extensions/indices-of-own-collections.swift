// The indices of a random-access collection are a range, in whatever order it names its protocols.
struct Ring2<T>: MutableCollection, RandomAccessCollection {
    var store: [T]
    var startIndex: Int { return 0 }
    var endIndex: Int { return store.count }
    subscript(i: Int) -> T { get { return store[i] } set { store[i] = newValue } }
}
print(Ring2(store: [1, 2]).indices)
struct Other<T>: RandomAccessCollection, MutableCollection {
    var store: [T]
    var startIndex: Int { return 0 }
    var endIndex: Int { return store.count }
    subscript(i: Int) -> T { get { return store[i] } set { store[i] = newValue } }
}
print(Other(store: [1, 2]).indices)
print(type(of: Ring2(store: [1]).indices), Other(store: "abc".map { $0 }).indices.map { $0 * 2 })
