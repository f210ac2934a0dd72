protocol Part { var count: Int { get }; static var kind: String { get } }
extension Int: Part { var count: Int { self }; static var kind: String { "number" } }
extension String: Part { static var kind: String { "text" } }
func spawn(_ parts: any Part...) -> [Int] {
  func add<T: Part>(_ part: T) { print(T.self, T.kind, part.count) }
  func size<T: Part>(of part: T, times: Int = 2) -> Int { part.count * times }
  for part in parts { add(part) }
  return parts.map { size(of: $0) } + parts.map { size(of: $0, times: 3) }
}
print(spawn(1, "ab"))
struct Parts {
  var held: [any Part]
  func kinds() -> [String] {
    func kind<T: Part>(_ part: T) -> String { T.kind }
    return held.map { kind($0) }
  }
}
print(Parts(held: ["x", 2]).kinds())
let show = { (part: any Part) in
  func describe<T: Part>(_ part: T) -> String { "\(T.self): \(part.count)" }
  print(describe(part))
}
show(7)
show("seven")
