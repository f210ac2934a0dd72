import DispatchTrace
import SwiftSyntax

/// Where variables are, as far as anybody sees: one that is asked twice is in one place.
extension Checker {
  /// `&key` for a raw pointer. Of a variable of the file or a static one it is a name through which nothing is read.
  func address(of node: InOutExprSyntax, _ wanted: Type) -> Expression? {
    guard wanted.nominal?.isLibrary == true, let maker = libraryFunction("_addressOfGlobal") else { return nil }
    let place = infer(node.expression)
    if place.type.hasError { return place }
    if case .nominal(let owner, let elements) = simplified(place.type), owner.isLibrary, owner.name == "Array" {
      return lentPointer(to: node, place, library.type("UnsafeMutablePointer", elements)).flatMap { coerce($0, to: wanted) }
    }
    guard case .variable(let variable) = place.kind, variable.storage == .global || variable.isGlobalScope else {
      return lentPointer(to: node, place, library.type("UnsafeMutablePointer", [place.type])).flatMap { coerce($0, to: wanted) }
    }
    let argument = Expression(.integer(UInt64(number(of: variable)), negative: false), library.int, at: position(node))
    return Expression(.call(maker, [:], nil, [.init(value: argument)], .direct), wanted, at: position(node))
  }

  /// `withUnsafePointer(to: &name)`: those of the library's functions that have a parameter for it are told which variable it is.
  func placed(_ arguments: [Expression.Argument], for function: FunctionDeclaration) -> [Expression.Argument] {
    guard function.isLibrary, let lent = arguments.first?.value, case .address(let place) = lent.kind,
      let asked = function.parameters.firstIndex(where: { $0.label == "_at" })
    else { return arguments }
    var arguments = arguments
    arguments[asked].value = number(ofPlace: place)
    return arguments
  }

  /// 0 for what is no variable.
  func number(ofPlace place: Expression) -> Expression {
    guard case .variable(let variable) = place.kind else {
      return Expression(.integer(0, negative: false), library.int, at: place.position)
    }
    return Expression(.integer(UInt64(number(of: variable)), negative: true), library.int, at: place.position)
  }

  private func number(of variable: VariableDeclaration) -> Int {
    if let known = addresses[variable] { return known }
    addresses[variable] = addresses.count + 1
    return addresses.count
  }
}
