// A closure with a `try` in it throws, whatever is tried; what overrides the library's members has their types.
import Foundation

let queue = DispatchQueue(label: "queue")
let number = queue.sync { try Int("3")! }
let numbers = ["1", "2"].map { text in
  let value = try Int(text)
  return value
}
let caught = queue.sync { () -> Int in
  do { return try Int("4")! } catch { return 0 }
}
final class Import: Operation, @unchecked Sendable {
  override func main() -> Int { 1 }
  override var isFinished: String { "" }
}
