// Ranges, places and indexes that are `Codable`.
extension Range: Decodable where Bound: Decodable {
  init(from decoder: Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let lower = try container.decode(Bound.self)
    let upper = try container.decode(Bound.self)
    if lower > upper { throw decoder._wrongOrder(Self.self, lower, upper) }
    self.init(uncheckedBounds: (lower: lower, upper: upper))
  }
}
extension Range: Encodable where Bound: Encodable {
  func encode(to encoder: Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(lowerBound)
    try container.encode(upperBound)
  }
}
extension ClosedRange: Decodable where Bound: Decodable {
  init(from decoder: Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let lower = try container.decode(Bound.self)
    let upper = try container.decode(Bound.self)
    if lower > upper { throw decoder._wrongOrder(Self.self, lower, upper) }
    self.init(uncheckedBounds: (lower: lower, upper: upper))
  }
}
extension ClosedRange: Encodable where Bound: Encodable {
  func encode(to encoder: Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(lowerBound)
    try container.encode(upperBound)
  }
}
extension Decoder {
  func _wrongOrder<R, Bound>(_ range: R.Type, _ lower: Bound, _ upper: Bound) -> Error {
    DecodingError.dataCorrupted(
      _context("Cannot initialize \(range) with a lowerBound (\(lower)) greater than upperBound (\(upper))"))
  }
}
extension PartialRangeFrom: Decodable where Bound: Decodable {
  init(from decoder: Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(try container.decode(Bound.self))
  }
}
extension PartialRangeFrom: Encodable where Bound: Encodable {
  func encode(to encoder: Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(lowerBound)
  }
}
extension PartialRangeUpTo: Decodable where Bound: Decodable {
  init(from decoder: Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(try container.decode(Bound.self))
  }
}
extension PartialRangeUpTo: Encodable where Bound: Encodable {
  func encode(to encoder: Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(upperBound)
  }
}
extension PartialRangeThrough: Decodable where Bound: Decodable {
  init(from decoder: Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(try container.decode(Bound.self))
  }
}
extension PartialRangeThrough: Encodable where Bound: Encodable {
  func encode(to encoder: Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(upperBound)
  }
}
extension CGPoint: Decodable, Encodable {
  init(from decoder: Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let x = try container.decode(Double.self)
    self.init(x: x, y: try container.decode(Double.self))
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(x)
    try container.encode(y)
  }
}
extension CGSize: Decodable, Encodable {
  init(from decoder: Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let width = try container.decode(Double.self)
    self.init(width: width, height: try container.decode(Double.self))
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(width)
    try container.encode(height)
  }
}
extension CGRect: Decodable, Encodable {
  init(from decoder: Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let origin = try container.decode(CGPoint.self)
    self.init(origin: origin, size: try container.decode(CGSize.self))
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(origin)
    try container.encode(size)
  }
}
extension NSRange: Decodable, Encodable {
  init(from decoder: Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let location = try container.decode(Int.self)
    self.init(location: location, length: try container.decode(Int.self))
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(location)
    try container.encode(length)
  }
}
enum _IndexesKeys: String, CodingKey { case indexes, location, length }
extension IndexPath: Decodable, Encodable {
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: _IndexesKeys.self)
    self.init(indexes: try container.decode([Int].self, forKey: .indexes))
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: _IndexesKeys.self)
    try container.encode(map { $0 }, forKey: .indexes)
  }
}
extension IndexSet: Decodable, Encodable {
  init(from decoder: Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: _IndexesKeys.self)
    var list = try container.nestedUnkeyedContainer(forKey: .indexes)
    while !list.isAtEnd {
      let range = try list.nestedContainer(keyedBy: _IndexesKeys.self)
      let location = try range.decode(Int.self, forKey: .location)
      insert(integersIn: location..<location + (try range.decode(Int.self, forKey: .length)))
    }
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: _IndexesKeys.self)
    var list = container.nestedUnkeyedContainer(forKey: .indexes)
    for range in rangeView {
      var item = list.nestedContainer(keyedBy: _IndexesKeys.self)
      try item.encode(range.lowerBound, forKey: .location)
      try item.encode(range.count, forKey: .length)
    }
  }
}
