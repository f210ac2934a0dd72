// An operator given as a function that does not fit is told once, where it stands.
struct Node {}
let all = [1, 2].reduce(0, &&)
let ordered = [Node()].sorted(by: <)
let pairs = zip([1], ["a"]).map(+)
let made: (Int, Int) -> String = (+)
print(all, ordered, pairs, made(1, 2))
