import Foundation

/// Serves one request a line: `add TEXT` or `search WORD`; the answer is a number.
final class Server: @unchecked Sendable {
  private let store = Store()
  private let connections = DispatchGroup()
  private var sources: [any DispatchSourceRead] = []

  /// Serves what comes in at `descriptor`, in order, until the other side closes it.
  func serve(_ descriptor: Int32, name: String) {
    let queue = DispatchQueue(label: "connection \(name)")
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    connections.enter()
    source.setEventHandler { [self] in
      guard let line = Socket.readLine(descriptor) else { return source.cancel() }
      answer(line) { number in
        queue.async { Socket.write("\(number)\n", to: descriptor) }
      }
    }
    source.setCancelHandler { [connections] in
      close(descriptor)
      connections.leave()
    }
    sources.append(source)
    source.resume()
  }

  func wait() { connections.wait() }

  private func answer(_ line: String, _ done: @escaping @Sendable (Int) -> Void) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch words.first {
    case "add"?: store.add(words.last ?? "", then: done)
    case "search"?: store.search(words.last ?? "", then: done)
    default: done(-1)
    }
  }
}
