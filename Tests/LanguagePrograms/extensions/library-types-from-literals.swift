// A scenario makes types of the library from literals by an extension.
import Foundation

extension DispatchTime: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .now() + .seconds(value) }
  public init(floatLiteral value: Double) { self = .now() + value }
}

extension URL: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(string: value)! }
}

extension DispatchTimeInterval: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self = .milliseconds(value) }
}

let done = DispatchSemaphore(value: 0)
let queue = DispatchQueue(label: "queue")
queue.asyncAfter(deadline: 0.02) {
  print("float")
  done.signal()
}
done.wait()
queue.asyncAfter(deadline: 1) {
  print("integer")
  done.signal()
}
print(done.wait(timeout: 5) == .success)

let home: URL = "https://example.org/home"
let all: [URL] = ["https://example.org/a", home]
func host(_ url: URL) -> String { url.host ?? "none" }
print(home.path, all.map(\.lastPathComponent), host("https://swift.org"))
let pause: DispatchTimeInterval = 250
print(pause, [pause, 10], pause == 250)
