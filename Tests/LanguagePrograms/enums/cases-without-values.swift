// A case that holds what has no values need not be handled.
enum Nothing {}
enum Event<Element, Failure: Error> { case next(Element), failed(Failure), completed }
func show(_ event: Event<Int, Never>) {
    switch event {
    case .next(let n): print(n)
    case .completed: print("done")
    }
}
show(.next(1))
show(.completed)
let result: Result<Int, Never> = .success(2)
switch result { case .success(let n): print(n) }
let none: Nothing? = nil
switch none { case .none: print("none") }
