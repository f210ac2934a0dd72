/// Foundation's `URLRequest` and `URLResponse` as values.
extension LibraryArea {
  static let requests = LibraryArea(
    name: "Requests",
    module: "Foundation",
    provides: ["URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "_headerValue"],
    source: text("Foundation/Addresses/Requests"))
}
