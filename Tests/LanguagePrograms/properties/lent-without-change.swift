// a place that is lent by what does not change itself
final class Store { var d: [String: [Int]] = [:] }
struct View {
    let store = Store()
    subscript(key: String, default fallback: @autoclosure () -> [Int]) -> [Int] {
        get { store.d[key] ?? fallback() }
        nonmutating _modify { yield &store.d[key, default: fallback()] }
    }
}
let view = View()
view["a", default: []].append(1)
view["a", default: []] += [2]
print(view["a", default: []], view["b", default: [-1]])
