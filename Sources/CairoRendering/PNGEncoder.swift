internal import CCairo

/// Pixels as a PNG file, compressed by zlib.
///
/// Cairo has libpng try five filters for each row, which takes longer than all the drawing, and makes the plain colours of timelines
/// larger than they are without a filter; and libpng compresses all rows in one go. Here they are compressed in parts that know nothing of
/// each other, so that two threads can do it.
enum PNGEncoder {
  enum Colours: UInt8 {
    /// Red, green, blue; the raw value is the format's colour type.
    case plain = 2
    /// And opacity.
    case withOpacity = 6

    var bytesPerPixel: Int { self == .plain ? 3 : 4 }
  }

  /// Some rows of a picture, compressed.
  struct Part {
    fileprivate var bytes: [UInt8]
    /// Of what was compressed, by Adler-32, and how many bytes that was.
    fileprivate let checksum: UInt
    fileprivate let length: Int
  }

  /// `fill` writes the colours of a row. The last part of a picture is told so. Nil when there is no memory for it.
  static func part(
    rows: Range<Int>, width: Int, _ colours: Colours, isLast: Bool, fill: (Int, UnsafeMutablePointer<UInt8>) -> Void
  ) -> Part? {
    let stride = 1 + colours.bytesPerPixel * width
    guard let stream = Deflation(room: rows.count * stride) else { return nil }
    let rowsAtOnce = max(1, (1 << 16) / stride)
    let block = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: min(rowsAtOnce, rows.count) * stride)
    defer { block.deallocate() }
    for first in Swift.stride(from: rows.lowerBound, to: rows.upperBound, by: rowsAtOnce) {
      let some = first..<min(first + rowsAtOnce, rows.upperBound)
      for row in some {
        let start = (row - first) * stride
        // No filter.
        block[start] = 0
        fill(row, block.baseAddress! + start + 1)
      }
      let isEnd = some.upperBound == rows.upperBound
      // Where a part ends and none does after it, the next one begins with a whole byte.
      let flush = !isEnd ? Z_NO_FLUSH : isLast ? Z_FINISH : Z_FULL_FLUSH
      guard stream.take(UnsafeMutableBufferPointer(rebasing: block[..<(some.count * stride)]), flush) else { return nil }
    }
    return Part(bytes: stream.output, checksum: stream.checksum, length: rows.count * stride)
  }

  /// All parts of a picture, from top to bottom.
  static func file(_ parts: [Part], width: Int, height: Int, _ colours: Colours) -> [UInt8] {
    PNGFile.signature + PNGFile.chunk("IHDR", header(width: width, height: height, colours))
      + PNGFile.chunk("IDAT", data(parts)) + PNGFile.chunk("IEND", [])
  }

  static func header(width: Int, height: Int, _ colours: Colours) -> [UInt8] {
    // Eight bits a colour; the only ways there are to compress and to filter; from top to bottom.
    PNGFile.bigEndian(UInt32(width)) + PNGFile.bigEndian(UInt32(height)) + [8, colours.rawValue, 0, 0, 0]
  }

  /// The parts as one stream of zlib (RFC 1950).
  static func data(_ parts: [Part]) -> [UInt8] {
    let checksum = parts.reduce(adler32(0, nil, 0)) { adler32_combine($0, $1.checksum, $1.length) }
    // A window of 32 KB, compressed fast.
    return [0x78, 0x5E] + parts.flatMap(\.bytes) + PNGFile.bigEndian(UInt32(checksum))
  }
}

/// A stream of deflate (RFC 1951) as zlib makes it.
private final class Deflation {
  /// More takes twice the time, for a fifth less.
  private static let level: Int32 = 3
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private let room: UnsafeMutableBufferPointer<UInt8>
  private(set) var checksum = adler32(0, nil, 0)

  /// `room` is how much will be compressed. Nil when there is no memory for it.
  init?(room count: Int) {
    stream.initialize(to: z_stream())
    let windowBits = -MAX_WBITS
    let isReady =
      deflateInit2_(
        stream, Self.level, Z_DEFLATED, windowBits, MAX_MEM_LEVEL - 1, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    // A full flush takes some bytes of its own.
    room = .allocate(capacity: isReady ? Int(deflateBound(stream, uLong(count))) + 64 : 1)
    stream.pointee.next_out = room.baseAddress
    stream.pointee.avail_out = uInt(room.count)
    guard isReady else { return nil }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
    room.deallocate()
  }

  var output: [UInt8] { [UInt8](room[..<(room.count - Int(stream.pointee.avail_out))]) }

  /// False when something is left over, which is when there is no memory.
  func take(_ bytes: UnsafeMutableBufferPointer<UInt8>, _ flush: Int32) -> Bool {
    checksum = adler32(checksum, bytes.baseAddress, uInt(bytes.count))
    stream.pointee.next_in = bytes.baseAddress
    stream.pointee.avail_in = uInt(bytes.count)
    let status = deflate(stream, flush)
    return stream.pointee.avail_in == 0 && status == (flush == Z_FINISH ? Z_STREAM_END : Z_OK)
  }
}
