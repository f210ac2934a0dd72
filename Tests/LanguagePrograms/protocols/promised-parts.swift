// What `any P<X>` and `some P<X>` promise says what the parameters of the value's type are.
protocol Box<Content> { associatedtype Content; var value: Content { get } }
struct Just<Content>: Box { let value: Content }
let closure: any Box<(Int) -> Int> = Just(value: { $0 + 1 })
print(closure.value(2))
let set: any Box<Set<Int>> = Just(value: [1, 1])
print(set.value)
func make() -> some Box<Double> { Just(value: 3) }
print(make().value)
let stored: some Box<Double> = Just(value: 4)
print(stored.value)
struct App {
    struct State { var n = 0 }
    var body: some Box<State> { Just(value: State(n: 3)) }
}
print(App().body.value)
protocol Command<Target> { associatedtype Target; func apply(to t: inout Target) }
struct SetValue<Target, Value>: Command {
    let path: WritableKeyPath<Target, Value>
    let value: Value
    func apply(to t: inout Target) { t[keyPath: path] = value }
}
struct Page { var title = "" }
var page = Page()
let command: any Command<Page> = SetValue(path: \.title, value: "x")
command.apply(to: &page)
print(page)
