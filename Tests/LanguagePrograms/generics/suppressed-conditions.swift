// parameters and protocols that do not ask for copies
protocol Resource: ~Copyable { func use() -> Int }
struct Pool: Resource { func use() -> Int { 3 } }
func twice<R: Resource & ~Copyable>(_ resource: borrowing R) -> Int { resource.use() * 2 }
struct Box<T: ~Copyable> where T: ~Copyable { let count = 1 }
func each<T: ~Copyable>(_ value: borrowing T, _ body: (borrowing T) -> Void) { body(value) }
print(twice(Pool()), Box<Int>().count)
each(5) { print(copy $0) }
