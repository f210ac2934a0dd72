// Four bytes for each scalar.
extension String {
  static func _ofScalars(_ bytes: [UInt8], _ encoding: String.Encoding) -> String? {
    if bytes.count % 4 != 0 { return nil }
    let isBig = encoding == .utf32BigEndian || encoding == .utf32 && bytes.starts(with: [0, 0, 0xFE, 0xFF])
    var scalars: [Unicode.Scalar] = []
    for place in stride(from: 0, to: bytes.count, by: 4) {
      var value: UInt32 = 0
      for index in 0..<4 { value = value << 8 | UInt32(bytes[place + (isBig ? index : 3 - index)]) }
      if place == 0 && value == 0xFEFF && encoding == .utf32 { continue }
      guard let scalar = Unicode.Scalar(value) else { return nil }
      scalars.append(scalar)
    }
    return _fromScalars(scalars)
  }
  func _inScalars(_ encoding: String.Encoding) -> Data {
    let mark: [UInt32] = encoding == .utf32 ? [0xFEFF] : []
    let shifts: [UInt32] = encoding == .utf32BigEndian ? [24, 16, 8, 0] : [0, 8, 16, 24]
    return Data((mark + _scalars(self)).flatMap { scalar in shifts.map { UInt8(truncatingIfNeeded: scalar >> $0) } })
  }
}
