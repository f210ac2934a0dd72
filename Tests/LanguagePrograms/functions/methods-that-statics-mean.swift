// Which methods a static member means.
class T {
  var n = 1
  static var count = 0
  func a() -> Int { n }
  static func a2() -> Int { 7 }
  static let table: [(T) -> () -> Int] = [a, a]
  static func run(_ t: T) -> [Int] { table.map { $0(t)() } + [a2()] }
  static func pick(_ t: T) -> () -> Int { let f = a; return f(t) }
  lazy var later: () -> Int = a
  init() {}
}
let t = T(); t.n = 4
print(T.run(t), T.pick(t)(), t.later())
struct V { var x = 2; func show() -> String { "v\(x)" }; static let all = ["show": show] }
print(V.all["show"]!(V(x: 9))())
