import SwiftSyntax

/// Where a file asks the network for something, or may do so: what `Data(contentsOf:)` reads is known when it runs.
enum NetworkMention {
  /// Most files do not, which their text says sooner than their tokens.
  static func mayAsk(_ text: String) -> Bool { text.mentions("URLSession") || text.mentions("contentsOf") }

  /// A file that names no address reads files.
  static func isCertain(_ text: String) -> Bool { text.mentions("URLSession") || text.mentions("http") }

  /// The first name of the network's, `Data(contentsOf:)` or its like.
  static func first(in tree: SourceFileSyntax) -> TokenSyntax? {
    tree.tokens(viewMode: .sourceAccurate).first { asks($0) }
  }

  private static func asks(_ token: TokenSyntax) -> Bool {
    if LibraryArea.network.provides.contains(token.text) { return true }
    let isMember = token.previousToken(viewMode: .sourceAccurate)?.text == "."
    guard readers.contains(token.text) || isMember && token.text == "init" else { return false }
    guard let open = token.nextToken(viewMode: .sourceAccurate), open.text == "(" else { return false }
    return open.nextToken(viewMode: .sourceAccurate)?.text == "contentsOf"
  }

  /// What is made of the contents of a `URL`, wherever that leads.
  private static let readers: Set<String> = ["Data", "String", "NSData", "NSMutableData", "NSString", "NSMutableString"]
}
