// What belongs to the main actor comes back to it.
import Dispatch

@MainActor
final class Screen {
  private(set) var lines: [String] = []
  func show(_ line: String) { lines.append(line) }
}

func render(_ n: Int) async -> String {
  try? await Task.sleep(nanoseconds: UInt64(n) * 100_000_000)
  return "line \(n)"
}

@main
struct App {
  @MainActor static let screen = Screen()

  static func main() async {
    await withTaskGroup(of: Void.self) { group in
      for n in 1...3 {
        group.addTask {
          let line = await render(n)
          await screen.show(line)
        }
      }
    }
    print(await screen.lines)
    let count = await MainActor.run { screen.lines.count }
    print(count)
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { screen.show("from a block") }
        continuation.resume()
      }
    }
    await print(screen.lines.last ?? "none")
    let result = await Task.detached(priority: .background) { 6 * 7 }.value
    print(result)
  }
}
