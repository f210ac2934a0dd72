extension String {
  init(contentsOf url: URL, encoding: String.Encoding) throws {
    guard let text = String(data: try Data(contentsOf: url), encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self = text
  }
  init(contentsOf url: URL) throws { try self.init(contentsOf: url, encoding: .utf8) }
  init(contentsOfFile path: String, encoding: String.Encoding) throws {
    guard let text = String(data: try _Disk._read(path), encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self = text
  }
  init(contentsOfFile path: String) throws { try self.init(contentsOfFile: path, encoding: .utf8) }
  func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws {
    guard let data = data(using: encoding) else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
    try _Disk._write(data, to: path, atomically: atomically)
  }
  func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {
    try write(toFile: url.path, atomically: atomically, encoding: encoding)
  }
}
