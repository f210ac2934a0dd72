// What a type in a signature asks of its parameters is asked by the function.
struct Future<T, E: Error> { let r: Result<T, E> }
struct Bad: Error {}
func make<T, E>(_ t: T, _ e: E.Type) -> Future<T, E> { Future(r: .success(t)) }
print((try? make(3, Bad.self).r.get()) ?? -1)
func distinct<T>(_ values: Set<T>) -> Int { values.count }
print(distinct([1, 2, 2]))
