// advice: the case 'done' has one associated value
enum State { case done(Int) }
let state = State.done
if case .done(let a, let b) = state { print(a, b) }
