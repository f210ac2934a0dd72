import SimulatedDispatch

/// Blocks of a serial queue, as closures that the test process runs.
func simulateClosures(_ blocks: Int) {
  complete {
    let queue = DispatchQueue(label: "benchmark")
    for _ in 0..<blocks { queue.async {} }
  }
}

/// A turn from one closure to another and back for every block.
func simulateClosurePingPong(_ blocks: Int) {
  complete {
    let queues = [DispatchQueue(label: "ping"), DispatchQueue(label: "pong")]
    @Sendable func hit(_ number: Int) {
      if number < blocks { queues[number % 2].async { hit(number + 1) } }
    }
    hit(0)
  }
}

private func complete(_ body: @escaping () -> Void) {
  do {
    let run = try simulate(body)
    guard run.outcome == .completed else { fatalError("the benchmark did not complete: \(run.outcome)") }
  } catch {
    fatalError("\(error)")
  }
}

/// Three blocks that write one variable three times each: 1,680 orders, all of which matter.
func exploreClosures(_ executions: Int) {
  do {
    let exploration = try explore(executions: executions) {
      let shared = Shared(wrappedValue: 0, "number")
      for _ in 0..<3 {
        DispatchQueue.global().async { for number in 1...3 { shared.write { $0 = number } } }
      }
    }
    guard exploration.coverage.executions == min(executions, 1680) else { fatalError("\(exploration.coverage)") }
  } catch {
    fatalError("\(error)")
  }
}
