/// Global functions of the standard library.
extension LibraryArea {
  static let functions = LibraryArea(
    name: "Functions",
    provides: [
      "abs", "min", "max", "numericCast", "stride", "StrideTo", "StrideThrough", "swap", "zip", "Zip2Sequence", "repeatElement",
      "sequence", "UnfoldFirstSequence", "UnfoldSequence",
      "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError", "print", "debugPrint", "_itemsText",
      "type", "withExtendedLifetime", "withoutActuallyEscaping", "isKnownUniquelyReferenced", "_isUnique", "_fatal",
      "Zip2Iterator", "_assertFailed", "_failed", "_preconditionFailed", "_print",
    ],
    source: text("Swift/GlobalFunctions"))
}
