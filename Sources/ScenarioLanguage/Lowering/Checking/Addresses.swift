import DispatchTrace
import SwiftSyntax

/// `&key` for a raw pointer: a name for the variable, which nothing is read through.
extension Checker {
  func address(of node: InOutExprSyntax, _ wanted: Type) -> Expression? {
    guard wanted.nominal?.isLibrary == true, let maker = libraryFunction("_addressOfGlobal") else { return nil }
    let place = infer(node.expression)
    if place.type.hasError { return place }
    if case .nominal(let owner, let elements) = simplified(place.type), owner.isLibrary, owner.name == "Array" {
      return lentPointer(to: node, place, library.type("UnsafeMutablePointer", elements)).flatMap { coerce($0, to: wanted) }
    }
    guard case .variable(let variable) = place.kind, variable.storage == .global || variable.isGlobalScope else {
      report(.unsupported, "Only variables of the file and static ones have an address here; declare it outside", at: node)
      return failed(node)
    }
    let number = addresses[variable] ?? addresses.count + 1
    addresses[variable] = number
    let argument = Expression(.integer(UInt64(number), negative: false), library.int, at: position(node))
    return Expression(.call(maker, [:], nil, [.init(value: argument)], .direct), wanted, at: position(node))
  }
}
