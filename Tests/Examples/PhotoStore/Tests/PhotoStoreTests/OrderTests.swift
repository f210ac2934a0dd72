import SimulatedDispatch
import Testing

@Test func theWriterIsAlone() throws {
  let run = try simulate(on: Machine(cores: 2)) {
    let photos = DispatchQueue(label: "photos", attributes: .concurrent)
    for number in 1...3 { photos.async { work("read \(number)", .milliseconds(20)) } }
    photos.async(flags: .barrier) { work("write", .milliseconds(5)) }
  }
  #expect(run.satisfies(#""write" alone on photos"#))
  #expect(run.isBefore("read 3", "write"))
  #expect(run["write"].map(\.began) == [.milliseconds(40)])
  try run.check()
}
