import SampleTraces
import Testing
import Timeline

@testable import CairoRendering

@Suite("Animations")
struct AnimatedPNGTests {
  private func pictures() throws -> [[UInt8]] {
    let renderer = SceneRenderer(fonts: try FontLibrary())
    let frames = Storyboard.frames(of: Samples.barrier.trace, source: nil, measurer: try FontLibrary())
    return try frames.map { try renderer.render($0, theme: .light, as: .png) }
  }

  /// The chunks of a file, with whether their checksum is right: computed bit by bit, not with the writer's table.
  private func chunks(_ file: [UInt8]) -> [(type: String, data: [UInt8], isSound: Bool)] {
    var chunks: [(String, [UInt8], Bool)] = []
    var index = 8
    while index + 12 <= file.count {
      let length = file[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }
      let body = file[(index + 4)..<(index + 8 + length)]
      var sum: UInt32 = ~0
      for byte in body {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
      }
      let stored = file[(index + 8 + length)..<(index + 12 + length)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      chunks.append((String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4)), stored == ~sum))
      index += 12 + length
    }
    return chunks
  }

  @Test("have the frames of their pictures, in order, with sound checksums and numbers in sequence")
  func frames() throws {
    let drawn = try pictures()
    let file = try #require(AnimatedPNG.of(drawn, delays: drawn.map { _ in 1800 }))
    let all = chunks(file)
    let isSound = all.allSatisfy { $0.isSound }
    #expect(isSound)
    #expect(all.first?.type == "IHDR" && all.last?.type == "IEND")
    let controls = all.filter { $0.type == "fcTL" }
    #expect(controls.count == drawn.count)
    let control = all.first { $0.type == "acTL" }
    #expect(control?.data.prefix(4) == [0, 0, 0, UInt8(drawn.count)])
    let numbers = all.filter { $0.type == "fcTL" || $0.type == "fdAT" }.map { $0.data.prefix(4).reduce(0) { $0 << 8 | Int($1) } }
    #expect(numbers == Array(numbers.indices))
    let rows =
      all.filter { $0.type == "IDAT" }.flatMap(\.data) + all.filter { $0.type == "fdAT" }.flatMap { $0.data.dropFirst(4) }
    let expected = drawn.flatMap { picture in chunks(picture).filter { $0.type == "IDAT" }.flatMap(\.data) }
    #expect(rows == expected)
  }

  @Test("are made of pictures of one size and of nothing else")
  func refused() throws {
    let drawn = try pictures()
    #expect(AnimatedPNG.of([], delays: []) == nil)
    #expect(AnimatedPNG.of([[1, 2, 3]], delays: [1]) == nil)
    #expect(AnimatedPNG.of(drawn, delays: [1]) == nil)
  }
}
