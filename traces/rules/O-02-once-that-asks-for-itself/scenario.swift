// title: An initialiser that asks for itself
// caption: The static let is needed to make the static let: on Linux it waits for itself, on Apple's systems it traps.
// simulate: platform linux, cores 2
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
// expect: deadlock
