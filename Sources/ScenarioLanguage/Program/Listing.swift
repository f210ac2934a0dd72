/// A program as text, for people who work on the lowering.
extension Program {
  var listing: String {
    var result = ""
    for (index, function) in functions.enumerated().sorted(by: { $0.element.entry < $1.element.entry }) {
      result += "\(index) \(function.name): frame \(function.frame.words)w \(function.frame.refs)r"
      result += " results \(function.results.words)w \(function.results.refs)r context \(function.contextSlot)\n"
      let end = functions.map(\.entry).filter { $0 > function.entry }.min() ?? code.count
      for pc in function.entry..<end {
        let i = code.instructions[pc]
        result += "  \(pc): \(i.op) \(i.a) \(i.b) \(i.c) d\(i.d)   ; \(code.positions[pc])\n"
      }
    }
    return result
  }
}
