package import Foundation

/// What tests compare with what is said, printed and drawn today. `SIGNALBOX_RECORD=1` writes it anew: look at every difference.
package enum Recording {
  package static var isOn: Bool { ProcessInfo.processInfo.environment["SIGNALBOX_RECORD"] != nil }

  package static func write(_ data: Data, to path: String) throws {
    try data.write(to: Repository.url(path))
  }

  package static func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }
}

extension Document {
  /// Gives the block that opens with `heading` and says `old` another text. The page may have changed since it was read.
  package func replace(_ heading: String, saying old: String, with new: String) throws {
    let opening = "```\(heading)\n"
    let page = try Repository.text(path).replacing("\(opening)\(old)```", with: "\(opening)\(new)```")
    try Recording.write(page, to: path)
  }
}
