import SampleTraces
import Testing
import Timeline

@testable import CairoRendering

@Suite("Animations")
struct AnimatedPNGTests {
  private func scenes() throws -> [Scene] {
    Array(Storyboard.frames(of: Samples.barrier.trace, source: nil, measurer: try FontLibrary()).prefix(6))
  }

  private func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

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

  @Test("have a frame for each scene, with sound checksums and numbers in sequence, and say of which scenes they are")
  func frames() throws {
    let scenes = try scenes()
    let file = try SceneRenderer(fonts: try FontLibrary()).animation(scenes, theme: .dark, delays: scenes.map { _ in 1800 })
    let all = chunks(file)
    let isSound = all.allSatisfy { $0.isSound }
    #expect(isSound)
    #expect(all.first?.type == "IHDR" && all.last?.type == "IEND")
    #expect(all.first { $0.type == "acTL" }?.data == [0, 0, 0, UInt8(scenes.count), 0, 0, 0, 0])
    let numbers = all.filter { $0.type == "fcTL" || $0.type == "fdAT" }.map { number($0.data.prefix(4)) }
    #expect(numbers == Array(numbers.indices))
    #expect(PNGFile.scene(of: file) == SceneDigest(scenes, .dark).text)
    #expect(SceneDigest(scenes, .dark).text != SceneDigest(Array(scenes.dropLast()), .dark).text)
    for control in all where control.type == "fcTL" { #expect(control.data.suffix(6) == [7, 8, 3, 232, 0, 1]) }
  }

  @Test("show the pixels of each scene when every frame is drawn over the one before, and cost less than a picture each")
  func pixels() throws {
    let scenes = try scenes()
    let renderer = SceneRenderer(fonts: try FontLibrary())
    let file = try renderer.animation(scenes, theme: .light, delays: scenes.map { _ in 1800 })
    let pictures = try scenes.map { try renderer.render($0, theme: .light, as: .png) }
    var shown: [UInt32] = []
    var frame = 0
    let all = chunks(file)
    let header = try #require(all.first?.data)
    for (offset, control) in all.enumerated() where control.type == "fcTL" {
      let place = (1...4).map { number(control.data[(4 * $0)..<(4 * $0 + 4)]) }
      let (width, height, left, top) = (place[0], place[1], place[2], place[3])
      let rows = all[(offset + 1)...].prefix { $0.type == "IDAT" || $0.type == "fdAT" }
        .flatMap { $0.type == "IDAT" ? $0.data : Array($0.data.dropFirst(4)) }
      let alone =
        PNGFile.signature + PNGFile.chunk("IHDR", Array(control.data[4..<12] + header[8...])) + PNGFile.chunk("IDAT", rows)
        + PNGFile.chunk("IEND", [])
      let drawn = try #require(DecodedPNG(alone))
      let whole = try #require(DecodedPNG(pictures[frame]))
      if frame == 0 { shown = Array(repeating: 0, count: whole.pixels.count) }
      #expect(drawn.width == width && drawn.height == height)
      for (offset, pixel) in drawn.pixels.enumerated() where pixel >> 24 == 255 {
        shown[(top + offset / width) * whole.width + left + offset % width] = pixel
      }
      let isSame = shown.map { $0 & 0xFF_FFFF } == whole.pixels.map { $0 & 0xFF_FFFF }
      #expect(isSame, "frame \(frame)")
      frame += 1
    }
    #expect(frame == scenes.count && frame == 6)
    #expect(file.count * 3 < pictures.map(\.count).reduce(0, +) * 2)
  }

  @Test("a frame that is as the one before is a pixel that changes nothing")
  func sameFrames() throws {
    let scene = try #require(try scenes().first)
    let renderer = SceneRenderer(fonts: try FontLibrary())
    let controls = chunks(try renderer.animation([scene, scene], theme: .light, delays: [1, 1])).filter { $0.type == "fcTL" }
    #expect(controls.count == 2 && controls[1].data[4..<20] == [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test("are made of pictures of one size and of nothing else")
  func refused() throws {
    let pixels = Pixels(width: 2, height: 1, values: [0, 1])
    #expect(AnimatedPNG.of([], delays: []) == nil)
    #expect(AnimatedPNG.of([pixels], delays: [1, 2]) == nil)
    #expect(AnimatedPNG.of([pixels, Pixels(width: 1, height: 2, values: [0, 1])], delays: [1, 2]) == nil)
  }
}
