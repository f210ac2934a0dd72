// Mirror and dump: kinds, children, classes above, depths, counts, objects seen twice, and values that describe themselves.
struct Address { var street: String; var zip: Int? }
enum Status { case idle, running(progress: Double), failed(code: Int, reason: String), raw(Int), nested(Address) }
enum Color: String { case red, green }
indirect enum Tree { case leaf, node(Tree, Int) }
class Base { var id = 1; let name: String; init(name: String) { self.name = name } }
final class Derived: Base { var tags = ["a", "b"]; var next: Base?; lazy var slow = 5 }
class Empty {}
class OnlyBase: Base {}
struct Point: CustomStringConvertible { var x = 1, y = 2.5; var description: String { "P(\(x))" } }
struct Debug: CustomDebugStringConvertible { var v = 1; var debugDescription: String { "D<\(v)>" } }
struct Own: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["shown": 1, "also": "x"], displayStyle: .struct) } }
struct Box<T> { var value: T }
func show(_ value: Any) {
    let m = Mirror(reflecting: value)
    print(m.subjectType, m.displayStyle.map { "\($0)" } ?? "none", m.children.count, m.children.map { "\($0.label ?? "_")=\($0.value)" }, m.superclassMirror.map { "\($0.subjectType) \($0.children.count)" } ?? "-")
}
let d = Derived(name: "n")
d.next = Base(name: "m")
let all: [Any] = [5, 2.5, true, "s", Character("c"), [1, 2], ["k": 1], Set([7]), (1, x: "y"), Optional(3) as Any, Int?.none as Any, Address(street: "Elm", zip: nil), Status.idle, Status.running(progress: 0.5),
    Status.failed(code: 3, reason: "r"), Status.raw(9), Status.nested(Address(street: "s", zip: 1)), Color.red, Tree.node(.leaf, 2), Base(name: "b"), d, Empty(), OnlyBase(name: "o"), Point(), Debug(), Own(), Box(value: [1]), { 1 } as () -> Int, Int.self, [Address(street: "q", zip: 2)], [Any](), [String: Int]()]
for value in all { show(value) }
for value in all.dropLast(5) { if !(value is () -> Int) { dump(value) } }
dump(d, name: "derived")
dump(d, maxDepth: 1)
dump([1, 2, 3, 4], maxItems: 3)
dump((a: 1, b: [d, d]), name: "pair", indent: 4)
var text = ""
dump(["x": [1.5, 2]], to: &text)
print(text.count, text, terminator: "")
print(dump(7) + 1)
let m = Mirror(reflecting: d)
print(m.descendant("tags", 1) as Any, m.descendant("next", "some", "name") as Any, m.descendant("nothing") as Any, m.children.first!.label!, m.superclassMirror!.children.first { $0.label == "name" }!.value)
for case let (label?, value) in Mirror(reflecting: Address(street: "Main", zip: 7)).children { print(label, value) }
func fields(of value: Any) -> [String: String] { Dictionary(uniqueKeysWithValues: Mirror(reflecting: value).children.compactMap { c in c.label.map { ($0, String(describing: c.value)) } }) }
print(fields(of: Point()).sorted { $0.key < $1.key }.map { "\($0)=\($1)" }, Mirror(reflecting: Status.raw(1)).children.first!.label!, Mirror(reflecting: 1).children.isEmpty, Mirror(reflecting: d).displayStyle == .class)
protocol Listener: AnyObject {}
final class Owner: Listener { weak var delegate: Listener?; weak var other: Owner?; unowned var me: Owner!; let n = 1; init() { me = self } }
let owner = Owner()
print(Mirror(reflecting: owner).children.map { "\($0.label!)=\($0.value)" })
owner.delegate = owner
owner.other = owner
print(Mirror(reflecting: owner).children.map { "\($0.label!)=\($0.value)" })
do { let short = Owner(); owner.other = short }
print(Mirror(reflecting: owner).children.map { "\($0.label!)=\($0.value)" })
