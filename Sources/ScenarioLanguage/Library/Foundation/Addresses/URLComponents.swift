/// The parts of an address, each in words and with its percent signs.
extension LibraryArea {
  static let urlComponents = LibraryArea(
    name: "URLComponents",
    module: "Foundation",
    provides: ["URLComponents", "URLQueryItem"],
    source: text("Foundation/Addresses/URLComponents"))
}
