// protocols: extensions with defaults; requirements dispatch dynamically, extension-only methods statically
protocol Logger {
  func log(_ text: String)
  func prefix() -> String
}
extension Logger {
  func prefix() -> String { "default" }
  func log(_ text: String) { print("[\(prefix())]", text) }
  func twice(_ text: String) {
    log(text)
    log(text)
  }
  func kind() -> String { "logger" }
}
struct Plain: Logger {}
struct Named: Logger {
  func prefix() -> String { "named" }
  func kind() -> String { "named logger" }
}
class Counting: Logger {
  var count = 0
  func log(_ text: String) {
    count += 1
    print(count, text)
  }
}
class Shouting: Counting {
  override func log(_ text: String) { super.log(text.uppercased()) }
}
let loggers: [Logger] = [Plain(), Named(), Counting(), Shouting()]
for logger in loggers { logger.twice("hi") }
print(Named().kind(), loggers[1].kind(), (loggers[1] as! Named).kind())

protocol Shape { var area: Double { get } }
protocol Named2 { var label: String { get } }
extension Shape where Self: Named2 {
  func describe() -> String { "\(label): \(area)" }
}
struct Disc: Shape, Named2 {
  let radius: Double
  var area: Double { 3 * radius * radius }
  let label = "disc"
}
print(Disc(radius: 2).describe())
extension Collection where Element: Shape {
  var total: Double { reduce(0) { $0 + $1.area } }
}
print([Disc(radius: 1), Disc(radius: 2)].total)
protocol Base { func a() -> String }
protocol Refined: Base { func b() -> String }
extension Refined { func a() -> String { "a from refined, " + b() } }
struct Thing: Refined { func b() -> String { "b" } }
let base: Base = Thing()
print(base.a(), (base as? Refined)?.b() ?? "-")
