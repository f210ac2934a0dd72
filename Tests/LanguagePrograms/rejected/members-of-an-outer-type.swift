// A nested type's instances do not belong to an instance of the type around.
struct Clinic {
  static let opens = 8
  var rooms = 3
  func call() -> Int { rooms }
  struct Visit {
    var room = rooms
    func next() -> Int { call() + opens }
    static func first() -> Int { rooms }
  }
  enum Kind {
    case short, long
    var minutes: Int { rooms * 10 }
  }
  func plan() {
    struct Entry {
      func room() -> Int { rooms }
    }
    print(Entry().room())
  }
}
protocol Timed { static var start: Int { get } }
extension Timed {
  static var end: Int { start + 1 }
  static func length() -> Int { 1 }
}
func ask() {
  print(Timed.start)
  print(Timed.end)
  print(Timed.length())
}
