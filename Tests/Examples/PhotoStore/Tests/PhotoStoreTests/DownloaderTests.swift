import SimulatedDispatch
import Testing

final class Downloader: @unchecked Sendable {
  private let state = DispatchQueue(label: "state")
  private let network = DispatchQueue(label: "network")

  func start() { state.async { self.network.sync { io("connect", .milliseconds(30)) } } }
  func cancel() { network.async { self.state.sync {} } }
}

@Test func cancellingWhileItStarts() throws {
  let exploration = try explore {
    let downloader = Downloader()
    downloader.start()
    downloader.cancel()
  }
  #expect(exploration.occurrences.map(\.finding.category) == [.deadlock])
  #expect(exploration.counterexample?.timeline().isEmpty == false)
}
