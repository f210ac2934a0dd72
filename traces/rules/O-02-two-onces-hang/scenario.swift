// title: Two static lets, made by two threads, each needs the other
// caption: The same deadlock as with two locks, without a lock in sight.
// conformance: lines in any order
import Dispatch

struct Settings {
  static let a: Int = {
    io("making a", .milliseconds(60))
    print("a wants b")
    return Settings.b + 1
  }()
  static let b: Int = {
    io("making b", .milliseconds(60))
    print("b wants a")
    return Settings.a + 1
  }()
}

DispatchQueue(label: "first").async { print("never \(Settings.a)") }
DispatchQueue(label: "second").async { print("never \(Settings.b)") }

// expect: prints only "a wants b", "b wants a"
// expect: deadlock
