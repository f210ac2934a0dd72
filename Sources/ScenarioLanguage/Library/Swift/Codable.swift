/// `Codable` and what speaks of it: keys, paths and errors. Who conforms of the library's own types is in `codableTypes`, what a
/// scenario's types get without writing it in `Checker.addCoding`.
extension LibraryArea {
  static let coding = LibraryArea(
    name: "Coding",
    provides: [
      "Decodable", "Encodable", "Codable", "CodingKey", "CodingKeyRepresentable", "CodingUserInfoKey", "_CodingKey",
      "_DictionaryCodingKey", "_keyPathText", "_errorText", "DecodingError", "EncodingError",
    ],
    source: text("Swift/Codable"))
}
