// title: A static let is made once
// caption: Two threads ask for it at the same time: one makes it, the other waits until it is there.
// conformance: lines in any order
import Dispatch

final class Settings {
  static let shared = Settings()

  let number: Int

  init() {
    print("making the settings")
    io("read the file", .milliseconds(80))
    number = 42
  }
}

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
for n in 1...2 {
  queue.async { print("block \(n) sees \(Settings.shared.number)") }
}

// expect: prints only "making the settings", "block 1 sees 42", "block 2 sees 42"
