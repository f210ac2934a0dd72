// A nested type names what belongs to the type around without that type's name.
struct Clinic {
  static let opens = 8
  static func hours(_ count: Int) -> Int { opens + count }
  enum State { case open, closed
    struct Sign {
      func text() -> State { closed }
    }
  }
  struct Visit {
    var start = opens
    func end() -> Int { hours(start) }
    static func first() -> Int { opens + hours(1) }
    struct Note {
      func read() -> Int { first() + opens }
      func later() -> () -> Int { { hours(2) } }
    }
    func room(_ opens: Int? = nil) -> Int { if let opens { opens } else { -1 } }
  }
}
print(Clinic.Visit().start, Clinic.Visit().end(), Clinic.Visit.first(), Clinic.State.Sign().text())
print(Clinic.Visit.Note().read(), Clinic.Visit.Note().later()(), Clinic.Visit().room(), Clinic.Visit().room(4))

class Base {
  class var label: String { "base" }
  class func greet() -> String { "hello from " + label }
  static var made = 0
  class Node {
    init() {
      made += 1
      print(label, greet(), made)
    }
  }
}
_ = Base.Node()
_ = Base.Node()

struct Box<T> {
  static func describe() -> String { "\(T.self)" }
  struct Inner {
    func text() -> String { describe() }
  }
}
print(Box<Int>.Inner().text(), Box<String>.Inner().text())
