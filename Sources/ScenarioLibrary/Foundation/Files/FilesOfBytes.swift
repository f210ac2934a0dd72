extension Data {
  struct WritingOptions: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var atomic: WritingOptions { WritingOptions(rawValue: 1) }
    static var atomicWrite: WritingOptions { WritingOptions(rawValue: 1) }
    static var withoutOverwriting: WritingOptions { WritingOptions(rawValue: 2) }
    static var completeFileProtection: WritingOptions { WritingOptions(rawValue: 536_870_912) }
    static var noFileProtection: WritingOptions { WritingOptions(rawValue: 268_435_456) }
  }
  func write(to url: URL, options: WritingOptions = []) throws {
    try _Disk._write(
      self, to: url.path, atomically: options.contains(.atomic), overwriting: !options.contains(.withoutOverwriting))
  }
}
