import SimulatedDispatch

func elsewhere(_ queue: DispatchQueue) {
  queue.async { work("here", .milliseconds(1)) }
}

func changeElsewhere(_ photos: inout [String]) { photos = ["sea"] }

func readElsewhere(_ photos: Shared<[String]>) {
  let before = 1

  _ = photos.wrappedValue.count + before
}
