import SwiftSyntax

/// Where a file asks for files.
enum DiskMention {
  /// Most files do not, which their text says sooner than their tokens.
  static func mayAsk(_ text: String) -> Bool { text.mentions(scheme) || names.contains { text.mentions($0) } }

  static func first(in tree: SourceFileSyntax) -> TokenSyntax? {
    tree.tokens(viewMode: .sourceAccurate).first { names.contains($0.text) || $0.text.hasPrefix(scheme) }
  }

  private static let scheme = "file://"

  private static let names = [
    "FileManager", "NSTemporaryDirectory", "NSSearchPathForDirectoriesInDomains", "contentsOfFile", "toFile", "fileURLWithPath",
    "O_RDONLY", "O_WRONLY", "O_RDWR",
  ]
}
