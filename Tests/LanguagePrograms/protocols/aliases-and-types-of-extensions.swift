// Member types: aliases of inherited and constrained extensions, types of later extensions, and names that a bound means before the members.
struct Attribute<Context> { var s: String }
extension Attribute where Context == Feed.EnclosureContext { static func url(_ s: String) -> Attribute { Attribute(s: s) } }
struct Feed {}
extension Feed { enum EnclosureContext {} }
print(Attribute<Feed.EnclosureContext>.url("u").s)
protocol Component { var text: String { get } }
extension Component { typealias ContentProvider = () -> String }
protocol Container: Component { init(_ content: @escaping ContentProvider) }
struct Div: Container { var content: ContentProvider; init(_ content: @escaping ContentProvider) { self.content = content }; var text: String { content() } }
print(Div { "x" }.text)
protocol WeightedEdge { associatedtype Weight; var weight: Weight { get } }
protocol Network { associatedtype E; var edges: [E] { get } }
extension Network where E: WeightedEdge {
  typealias W = E.Weight
  func weights() -> [W] { var r: [W] = [W](); for e in edges { r += [e.weight] }; return r }
}
struct Ed: WeightedEdge { var weight: Int }
struct G<V, W>: Network { var edges: [Ed]; var w: W; func both() -> [(V?, W)] { [(nil, w)] } }
print(G<String, Double>(edges: [Ed(weight: 2)], w: 1.5).weights())
protocol Wheel { var name: String { get } }
class Gold: Wheel { var name: String { "Gold" } }
class Vehicle<W: Wheel> { typealias Wheel = W; let w: W; init(_ w: W) { self.w = w } }
print(Vehicle<Gold>(Gold()).w.name)
struct MyError: Error {}
enum Outcome<Value, Failure: Error> { typealias Error = Failure; case ok(Value), no(Failure); func fail() throws { if case .no(let e) = self { throw e } } }
do { try Outcome<Int, MyError>.no(MyError()).fail() } catch { print(error) }
