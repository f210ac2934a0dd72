// Methods with other labels than those that the protocol asks for.
protocol Sink {
  init(name: String)
  static func make(_ name: String) -> Self
  func write(_ text: String)
  func move(to place: Int, by step: Int)
}
struct Printer: Sink {
  init(name: String) {}
  static func make(_ name: String) -> Printer { Printer(name: name) }
  func write(text: String) { print(text) }
  func move(to place: Int, by step: Int) {}
}
struct Recorder: Sink {
  init(_ name: String) {}
  static func make(_ name: String) -> Recorder { Recorder(name) }
  func write(_ text: String) {}
  func move(to place: Int, by step: Int) {}
}
struct Filter {
  init(name: String) {}
  func write(_ text: String) {}
}
extension Filter: Sink {
  static func make(_ name: String) -> Filter { Filter(name: name) }
  func move(_ place: Int, by step: Int) {}
}
