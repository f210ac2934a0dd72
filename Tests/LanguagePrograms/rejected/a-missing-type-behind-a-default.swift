// What a missing type is for is inferred from the signature of a default, which says that it is itself.
protocol Step { associatedtype Input; associatedtype Output; func run(_ input: Input) -> Output; func undo(_ output: Output) }
extension Step { func undo(_ output: Output) {} }
struct Reserve: Step {
    func run(_ order: Order) -> Order { order }
}
struct AnyStep { init<S: Step>(_ step: S) { print(S.Output.self) } }
_ = AnyStep(Reserve())
