/// An animation made of PNG pictures of one size: their compressed rows, in the chunks of the APNG extension.
///
/// Nothing is compressed or decoded here: a frame's IDAT chunks become its fdAT chunks. A viewer that knows no animation shows the
/// first frame.
package enum AnimatedPNG {
  /// `delays` are milliseconds, one for each frame; the animation repeats for ever. Nil when there are no frames, or they are no PNG
  /// pictures of one size.
  package static func of(_ frames: [[UInt8]], delays: [UInt16]) -> [UInt8]? {
    let parsed = frames.compactMap(PNGFile.chunks)
    guard let first = parsed.first, parsed.count == frames.count, delays.count == frames.count,
      let header = first.first(where: { $0.type == "IHDR" }),
      parsed.allSatisfy({ $0.contains { $0.type == "IHDR" && $0.data == header.data } })
    else { return nil }
    var file = PNGFile.signature
    file += PNGFile.chunk("IHDR", header.data)
    file += PNGFile.chunk("acTL", PNGFile.bigEndian(UInt32(frames.count)) + PNGFile.bigEndian(0))
    var sequence: UInt32 = 0
    for (offset, picture) in parsed.enumerated() {
      // Width and height, no offset; then the delay as a fraction of a second; neither disposed of nor blended.
      let place = PNGFile.bigEndian(sequence) + header.data.prefix(8) + PNGFile.bigEndian(0) + PNGFile.bigEndian(0)
      file += PNGFile.chunk("fcTL", place + PNGFile.bigEndian(UInt32(delays[offset]) << 16 | 1000) + [0, 0])
      sequence += 1
      for data in picture where data.type == "IDAT" {
        if offset == 0 {
          file += PNGFile.chunk("IDAT", data.data)
        } else {
          file += PNGFile.chunk("fdAT", PNGFile.bigEndian(sequence) + data.data)
          sequence += 1
        }
      }
    }
    return file + PNGFile.chunk("IEND", [])
  }
}
