// classes: abstract bases, template methods, super chains, overridden descriptions, class constants, factories by type
class Report: CustomStringConvertible {
  private(set) var lines: [String] = []
  var title: String { "Report" }
  var description: String { ([title] + lines).joined(separator: " | ") }
  required init() { setUp() }
  func setUp() { add("base") }
  final func add(_ line: String) { lines.append(decorate(line)) }
  func decorate(_ line: String) -> String { line }
  class func make() -> Self { self.init() }
}
class SalesReport: Report {
  override var title: String { "Sales " + super.title }
  override func setUp() {
    super.setUp()
    add("sales")
  }
  override func decorate(_ line: String) -> String { "<" + super.decorate(line) + ">" }
}
final class MonthlyReport: SalesReport {
  var month = "May" {
    didSet { add("month \(oldValue) -> \(month)") }
  }
  override var title: String { "Monthly " + super.title }
  override func setUp() {
    add("first")
    super.setUp()
    month = "June"
  }
}
print(Report(), SalesReport(), separator: "\n")
let monthly = MonthlyReport.make()
monthly.month = "July"
print(monthly)
print(monthly is SalesReport, type(of: monthly) == MonthlyReport.self, Report.make().lines)
let types: [Report.Type] = [Report.self, SalesReport.self, MonthlyReport.self]
print(types.map { $0.init().lines.count }, types.map { "\($0)" })
class Shape {
  func area() -> Double { 0 }
  static func largest(_ shapes: [Shape]) -> Shape? { shapes.max { $0.area() < $1.area() } }
}
class Circle: Shape {
  let r: Double
  init(_ r: Double) { self.r = r }
  override func area() -> Double { 3 * r * r }
}
class Rect: Shape {
  let w, h: Double
  init(_ w: Double, _ h: Double) { (self.w, self.h) = (w, h) }
  override func area() -> Double { w * h }
}
let shapes = [Circle(1), Rect(2, 5), Circle(1.5)] as [Shape]
print(shapes.map { $0.area() }, Shape.largest(shapes) === shapes[1], Shape.largest([]) == nil)
if let rect = Shape.largest(shapes) as? Rect { print(rect.w, rect.h) }
