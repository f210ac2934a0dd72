import DispatchTrace
import SwiftSyntax

/// What files import.
extension Checker {
  /// False where a module cannot be: nothing else is looked at then, as no compiler does. What the module's names mean is not known, and
  /// each of them would be another error.
  func checkImports(of files: [SourceFileSyntax]) -> Bool {
    let errors = findings.errorCount()
    var known: Set<String> = []
    for file in files {
      for item in file.statements {
        if case .decl(let declaration) = item.item, let node = declaration.as(ImportDeclSyntax.self) { checkImport(node, &known) }
      }
    }
    return findings.errorCount() == errors
  }

  /// `known` are the modules of which something has been said.
  private func checkImport(_ node: ImportDeclSyntax, _ known: inout Set<String>) {
    // `import class Foundation.NSLock` is about the module, too.
    let module = node.path.first.map { name($0.name) } ?? ""
    if Rejections.knownModules.contains(module) { return }
    if let note = Rejections.ignoredModules[module] ?? (usesNoMore(of: module, node) ? Rejections.observed : nil) {
      if known.insert(module).inserted {
        findings.add(.note, .ignored, "'\(module)' is not here\(note)", at: position(node.path))
      }
      return
    }
    // Beside other files a module that nobody knows is one that they are from.
    let isOwn = hasSeveralFiles && Rejections.modules[module] == nil && !Rejections.systemModules.contains(module)
    if isOwn || node.attributes.contains(where: { $0.trimmedDescription == "@testable" }) {
      if known.insert(module).inserted {
        findings.add(
          .note, .ignored, "'\(module)' is not looked for: its files come behind --with", at: position(node.path))
      }
      return
    }
    let advice =
      Rejections.modules[module].map { ": " + $0 }
      ?? "; scenarios use Dispatch, the standard library and Foundation's thread basics"
    report(.unsupported, "'\(module)' cannot be imported\(advice)", at: node.path)
  }

  /// Whether the file takes no more of the module than there is.
  private func usesNoMore(of module: String, _ node: ImportDeclSyntax) -> Bool {
    guard let missing = Rejections.missing[module] else { return false }
    return !node.root.tokens(viewMode: .sourceAccurate).contains { missing.contains($0.text) }
  }
}
