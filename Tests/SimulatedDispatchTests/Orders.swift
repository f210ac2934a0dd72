import SimulatedDispatch

func orders(_ photos: DispatchQueue) {
  for number in 1...3 { photos.async { work("read \(number)", .milliseconds(20)) } }
  photos.async(flags: .barrier) { work("write", .milliseconds(5)) }
}
