// An associated type that only an extension's member says, and one inside a result of protocol type.
protocol View { associatedtype Body: View; var body: Body { get }; func render() -> String }
extension Never: View { var body: Never { fatalError() } }
extension View { func render() -> String { body.render() } }
extension View where Body == Never { var body: Never { fatalError() } }
struct Text: View { let s: String; func render() -> String { s } }
struct Hello: View { var body: some View { Text(s: "hi") } }
print(Hello().render())
protocol Command<Target> {
    associatedtype Target
    func apply(to target: inout Target) -> any Command<Target>
}
struct Remove<Element>: Command {
    let index: Int
    func apply(to target: inout [Element]) -> any Command<[Element]> {
        target.remove(at: index)
        return self
    }
}
var list = [1, 2, 3]
_ = Remove(index: 0).apply(to: &list)
print(list)
