import SimulatedDispatch

func elsewhere(_ queue: DispatchQueue) {
  queue.async { work("here", .milliseconds(1)) }
}
