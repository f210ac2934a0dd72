import SwiftSyntax

/// Who may use a declaration, as its text or the extension around it says: from few to all.
enum AccessLevel: String, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  private static let inOrder: [AccessLevel] = [.private, .fileprivate, .internal, .package, .public, .open]

  static func < (left: AccessLevel, right: AccessLevel) -> Bool {
    inOrder.firstIndex(of: left) ?? 0 < inOrder.firstIndex(of: right) ?? 0
  }

  /// Of a setter's own, `private(set)`, nothing is said here.
  static func written(in modifiers: DeclModifierListSyntax?) -> AccessLevel? {
    for modifier in modifiers.elements where modifier.detail == nil {
      if let level = AccessLevel(rawValue: modifier.name.text) { return level }
    }
    return nil
  }
}
