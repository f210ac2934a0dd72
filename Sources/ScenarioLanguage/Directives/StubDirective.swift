import DispatchTrace

/// `// stub: UIImage, UIImageView`: classes without members, for types that are only passed through.
enum StubDirective {
  static func read(_ text: String, at position: SourcePosition, _ findings: FindingCollector, _ names: inout [String]) {
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = part.trimmed
      guard let first = name.first, first.isUppercase, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
        findings.add(
          .error, .directive, "'\(name)' is not the name of a type; write '// stub: UIImage, UIImageView'", at: position)
        continue
      }
      if !names.contains(name) { names.append(name) }
    }
  }
}
