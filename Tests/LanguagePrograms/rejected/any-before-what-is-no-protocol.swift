// `any` says that a protocol follows.
protocol Shape {}
final class Square: Shape {}
let number: any Int = 3
let shapes: any [Shape] = []
let maybe: any Shape? = nil
let square: any Square = Square()
func take<T>(_ value: T) { let copy: any T = value; _ = copy }
typealias Form = Shape
let fine: [any Form] = [Square()], kind: any Shape.Type = Square.self, both: any Shape & Sendable = { struct S: Shape {}; return S() }()
func both(_ square: any Square & Sendable) {}
