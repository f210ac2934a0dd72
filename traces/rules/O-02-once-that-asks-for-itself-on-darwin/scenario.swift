// title: An initialiser that asks for itself, on Apple's systems
// caption: There a static let is a dispatch_once, and dispatch_once notices.
// simulate: platform darwin
// conformance: not run, static let is a dispatch_once on Apple's systems only
import Dispatch

struct Settings {
  static let first: Int = {
    print("making it")
    return Settings.second + 1
  }()
  static let second: Int = {
    print("which needs")
    return Settings.first + 1
  }()
}

print(Settings.first)
print("never")

// expect: prints only "making it", "which needs"
// expect: trap "trying to lock recursively"
