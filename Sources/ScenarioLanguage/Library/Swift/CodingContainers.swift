/// What `init(from:)` and `encode(to:)` are handed. In Swift these are protocols; here each is the type that JSON's coders have.
extension LibraryArea {
  static let codingContainers = LibraryArea(
    name: "CodingContainers",
    provides: [
      "Decoder", "KeyedDecodingContainer", "UnkeyedDecodingContainer", "SingleValueDecodingContainer", "Encoder",
      "KeyedEncodingContainer", "UnkeyedEncodingContainer", "SingleValueEncodingContainer",
    ],
    source: text("Swift/Decoding", "Swift/Encoding"))
}
