// generics: an alias with parameters of its own: its arguments are not those of the type behind it
final class Future<Value> {
    var value: Value?
    init(_ value: Value? = nil) { self.value = value }
    static func none() -> Future { Future() }
}

typealias Task<T> = Future<Result<T, any Error>>
typealias Swapped<A, B: Hashable> = Dictionary<B, A>
typealias Table<Value> = [String: [Value]]
typealias Plain = Future

enum Oops: Error { case late(Int) }

extension Future {
    typealias Pair<Other> = Future<(Value, Other)>
    func late<A>(_ by: Int) -> Task<A> where Value == Result<A, any Error> {
        let made = Task<A>()
        made.value = .failure(Oops.late(by))
        return made
    }
    func and<Other>(_ other: Other) -> Pair<Other> { Pair<Other>(value.map { ($0, other) }) }
}

let task = Task<Int>(.success(3))
print(type(of: task), (try? task.value?.get()) ?? -1, task.late(2).value!)
let empty = Task<String>.none()
print(type(of: empty), empty.value == nil)
var swapped = Swapped<String, Int>()
swapped[1] = "one"
print(swapped, type(of: swapped))
var table = Table<Int>()
table["a", default: []].append(1)
let tables = Table<Task<Bool>>()
print(table, type(of: tables), type(of: Task<Bool>()))
print(type(of: Plain<Int>(4)), Plain<[String]>(["x"]).and(1.5).value!, Task<Int>.self == Future<Result<Int, any Error>>.self)
