// A result builder inside a generic type builds with what the call says of its parameters.
struct Machine<State: Hashable, Event: Hashable> {
    private(set) var current: State
    var table: [(State, Event, State)]
    init(initial: State, @Rows _ rows: () -> [(State, Event, State)]) { current = initial; table = rows() }
    @resultBuilder
    enum Rows {
        static func buildExpression(_ row: (State, Event, State)) -> [(State, Event, State)] { [row] }
        static func buildBlock(_ rows: [(State, Event, State)]...) -> [(State, Event, State)] { rows.flatMap { $0 } }
        static func buildArray(_ rows: [[(State, Event, State)]]) -> [(State, Event, State)] { Array(rows.joined()) }
    }
    static func make(_ s: State, @Rows rows: () -> [(State, Event, State)]) -> Machine { Machine(initial: s, rows) }
    mutating func add(@Rows _ rows: () -> [(State, Event, State)]) { table += rows() }
}
enum L { case a, b, c }
enum I { case x, y }
var m = Machine<L, I>(initial: .a) {
    let first = (L.a, I.x, L.b)
    first
    (.b, .y, .c)
    for s in [L.b, .c] { (s, .x, .a) }
}
print(m.table.count, m.current)
m.add { (.c, .y, .c) }
print(m.table.count)
let n = Machine<L, I>.make(.b) { (.a, .x, .a) }
print(n.table.count)
func build<S, E>(_ s: S, @Machine<S, E>.Rows rows: () -> [(S, E, S)]) -> Machine<S, E> { Machine(initial: s, rows) }
let k: Machine<L, I> = build(.c) { (.a, .y, .b); (.b, .x, .c) }
print(k.table.count)
