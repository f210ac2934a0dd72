// A builder of a requirement is one of the type that conforms; one of an initialiser may learn its parameters from what it builds.
protocol Part<State> {
    associatedtype State
    associatedtype Body
    @Builder<State> var body: Body { get }
}
extension Part where Body == Never { var body: Body { fatalError() } }
struct Leaf<State>: Part {
    typealias Body = Never
    let f: (inout State) -> Void
}
@resultBuilder
enum Builder<State> {
    static func buildBlock<R: Part>(_ r: R) -> R where R.State == State { r }
}
struct App: Part {
    struct State { var n = 0 }
    var body: some Part<App.State> {
        Leaf<App.State> { $0.n += 1 }
    }
}
var s = App.State()
(App().body as! Leaf<App.State>).f(&s)
print(s)
protocol Reducer<State, Action> { associatedtype State; associatedtype Action; func go(_ s: State, _ a: Action) }
struct Print: Reducer { func go(_ s: Int, _ a: String) { print(s, a) } }
@resultBuilder
enum ReducerBuilder<State, Action> {
    static func buildBlock<R: Reducer>(_ r: R) -> R where R.State == State, R.Action == Action { r }
}
struct Store<State, Action> {
    let state: State
    let reducer: any Reducer<State, Action>
    init(_ s: State, @ReducerBuilder<State, Action> _ build: () -> some Reducer<State, Action>) { state = s; reducer = build() }
    func send(_ a: Action) { reducer.go(state, a) }
}
let store = Store(41) { Print() }
store.send("hi")
