// Callbacks of Dispatch become results of tasks.
import Dispatch

final class Downloader: @unchecked Sendable {
  private let queue = DispatchQueue(label: "downloads")
  enum Problem: Error { case notFound(String) }

  func download(_ name: String, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
    queue.asyncAfter(deadline: .now() + .milliseconds(100)) {
      completion(name.hasPrefix("no") ? .failure(Problem.notFound(name)) : .success(name.count))
    }
  }

  func download(_ name: String) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      download(name) { continuation.resume(with: $0) }
    }
  }
}

let downloader = Downloader()
print(try await downloader.download("photo.jpg"))
do {
  _ = try await downloader.download("nothing")
} catch Downloader.Problem.notFound(let name) {
  print("not found:", name)
}

let waited = await withUnsafeContinuation { continuation in
  DispatchQueue.global().async { continuation.resume(returning: "from a queue") }
}
print(waited)

let atOnce = await withCheckedContinuation { $0.resume(returning: 7) }
print(atOnce)

let group = DispatchGroup()
for n in 1...3 {
  group.enter()
  Task {
    try? await Task.sleep(nanoseconds: UInt64(n) * 100_000_000)
    print("task", n)
    group.leave()
  }
}
await withCheckedContinuation { continuation in
  group.notify(queue: .global()) { continuation.resume() }
}
print("all")
