// generics: `.member` whose type the rest of the statement says
enum State: Equatable {
    case free, held(by: String), sold
    static let initial = State.free
    static func after(_ number: Int) -> State { number > 1 ? .sold : .held(by: "n\(number)") }
}

struct Future<Value> {
    let value: Value
    static func just(_ value: Value) -> Future { Future(value: value) }
    func then<New>(_ body: (Value) -> Future<New>) -> Future<New> { body(value) }
}

extension Sequence {
    func fold<Result>(_ initial: Result, _ body: (Result, Element) -> Future<Result>) -> Future<Result> {
        reduce(.just(initial)) { future, element in future.then { body($0, element) } }
    }
}

print([1, 2, 3].fold(10) { .just($0 + $1) }.value)

let seats: [Int: State] = Dictionary(uniqueKeysWithValues: (1...2).flatMap { row in (1...2).map { (row * 10 + $0, .free) } })
print(seats.keys.sorted(), seats.values.allSatisfy { $0 == .free })

let pairs: [(String, State)] = ["a", "b"].map { ($0, .held(by: $0)) }
print(pairs)
let nested: [(String, (State, Int?))] = ["a"].map { ($0, (.sold, .none)) }
print(nested)
let byName = [String: State](uniqueKeysWithValues: ["x", "y"].enumerated().map { ($1, .after($0 + 1)) })
print(byName["x"]!, byName["y"]!)

func wrap<Value>(_ value: Value, _ box: Future<Value>) -> (Value, Value) { (value, box.value) }
print(wrap(.initial, Future(value: State.sold)))
func first<Value>(_ values: Value..., of kind: Value.Type) -> Value { values[0] }
print(first(.held(by: "me"), .free, of: State.self))

let chosen = [State.free, .sold].map { state -> (State, Bool) in
    if state == .free { return (.initial, true) }
    return (.after(1), false)
}
print(chosen)

var table: [[State]] = Array(repeating: .init(repeating: .free, count: 2), count: 2)
table[0][1] = .sold
print(table)
let optional: State? = [1, 2].first.map { .after($0) }
print(optional as Any)
let results: [Result<Int, Never>] = [1, 2].map { .success($0) }
print(results)
print(zip([1, 2], [State.free, .sold]).map { ($0, $1 == .free ? State.sold : .free) })
