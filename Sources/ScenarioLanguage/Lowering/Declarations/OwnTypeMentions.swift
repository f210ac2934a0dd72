import SwiftSyntax

extension FunctionDeclaration {
  /// Its body is written out, in the scenario or in the library.
  var hasBody: Bool { body != nil }

  /// Its code says `Self` or `type(of:)`: what it does depends on the type that it is called on.
  var mentionsOwnType: Bool {
    body?.tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .keyword(.Self) || token.tokenKind == .identifier("type")
    } ?? false
  }
}

extension NominalDeclaration {
  var declaresDeinitializer: Bool { memberSyntax["deinit"] != nil || members["deinit"] != nil }
}
