// Which member of another protocol's extension fulfils a requirement, and whose hash(into:) is asked
protocol Maker { associatedtype Item; func make() -> Item }
protocol Kit {}
extension Kit {
  static func make() -> Int { 1 }
  func make() -> String { "made" }
}
struct Box: Maker, Kit {}
func use<M: Maker>(_ maker: M) -> M.Item { maker.make() }
print(use(Box()), Box.make())

protocol Rare {}
protocol Plain {}
extension Plain where Self: Rare { func make() -> Int { 2 } }
extension Plain { func make() -> [Int] { [3] } }
struct Tin: Maker, Plain {}
print(use(Tin()))

protocol Picker { associatedtype Pick; func pick(at place: Int) -> Pick }
protocol Places {}
extension Places {
  func pick(_ place: Int) -> Double { 0.5 }
  func pick(at place: Int) -> String { "at \(place)" }
}
struct Shelf: Picker, Places {}
func pick<P: Picker>(_ picker: P) -> P.Pick { picker.pick(at: 4) }
print(pick(Shelf()), Shelf().pick(4))

protocol Loader { associatedtype Output; func load() throws -> Output }
protocol Ready {}
extension Ready { func load() -> Set<Int> { [7] } }
struct Cache: Loader, Ready {}
func load<L: Loader>(_ loader: L) throws -> L.Output { try loader.load() }
print(try load(Cache()))

var asked: [String] = []
func whoIsAsked<T: Hashable>(_ value: T) -> String {
  asked = []
  _ = Set([value]).contains(value)
  return asked.first ?? "nobody"
}
protocol Keyed: Hashable { var id: Int { get }; func hash(into hasher: inout Hasher) }
struct Card: Keyed { let id: Int; let name: String }
print(whoIsAsked(Card(id: 1, name: "a")), Set([Card(id: 1, name: "a"), Card(id: 1, name: "b")]).count)
protocol Tagged { var tag: String { get } }
extension Tagged where Self: Rare {
  func hash(into hasher: inout Hasher) {
    asked.append("rare")
    hasher.combine(tag)
  }
}
struct Label: Tagged, Hashable { let tag: String }
struct Stamp: Tagged, Rare, Hashable { let tag: String }
print(whoIsAsked(Label(tag: "a")), whoIsAsked(Stamp(tag: "a")))
struct Own: Tagged, Rare, Hashable {
  let tag: String
  func hash(into hasher: inout Hasher) {
    asked.append("own")
    hasher.combine(tag)
  }
}
class Animal: Tagged, Rare, Hashable {
  let tag: String
  init(_ tag: String) { self.tag = tag }
  static func == (a: Animal, b: Animal) -> Bool { a.tag == b.tag }
  func hash(into hasher: inout Hasher) {
    asked.append("animal")
    hasher.combine(tag)
  }
}
final class Dog: Animal {}
print(whoIsAsked(Own(tag: "a")), whoIsAsked(Dog("a")), Set([Dog("a"), Dog("a"), Animal("a")]).count)
