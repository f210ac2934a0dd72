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

final class EnumCase: ValueDeclaration {
  var syntax: EnumCaseElementSyntax?
  var payload: [TupleField] = []
  var defaults: [ExprSyntax?] = []
  var isPayloadKnown = false
  var isIndirect = false
  var index = 0
  var rawValue: RawValue?

  override func takeApart(_ nowhere: Scope) {
    super.takeApart(nowhere)
    payload = []
  }

  enum RawValue: Hashable {
    case integer(Int)
    case double(Double)
    case string(String)
  }
}
