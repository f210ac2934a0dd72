// '.member' is refused where its statement does not say what it is of
enum State { case free }
let states = [1, 2].map { _ in .free }
let made = [1].map { ($0, .just($0)) }
print(states.count, made.count, [1, 2].map { $0 + 1 })
