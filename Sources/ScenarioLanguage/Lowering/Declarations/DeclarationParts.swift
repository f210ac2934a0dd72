import SwiftSyntax

extension DeclSyntax {
  /// Its modifiers, its attributes, what it inherits: the child of that kind. Casts to swift-syntax's protocols would search all
  /// conformances of the program for each kind of declaration.
  func part<Part: SyntaxProtocol>(_ kind: Part.Type) -> Part? {
    for child in children(viewMode: .sourceAccurate) {
      if let part = child.as(kind) { return part }
    }
    return nil
  }
}
