// A conformance under a condition says nothing of the protocols that its protocol inherits from.
protocol A {}
protocol B: A {}
struct Box<T> { let value: T }
extension Box: B where T: B {}

struct Told<T> {}
extension Told: B where T: B {}
extension Told: A where T: A {}

struct Key<T> { let value: T }
extension Key: Hashable where T: Hashable {}

struct Pair<T> { let value: T }
extension Pair: Equatable where T: Equatable {}
extension Pair: Hashable where T: Hashable {}

struct Always<T>: A {}
extension Always: B where T: B {}
print("x")
