// What a pattern binds of something that is unknown is no second mistake, nor is a cast that fails in a condition.
let text = "x"
switch (unknown["a"], 1) {
case (_, let new?): print(new)
case let (_, new as [Int]): print(new)
case (let a?, _): print(a)
case .some(let x): print(x)
default: print("y")
}
switch missing {
case (let a, let b): print(a, b)
case (let c?, .some(let d)): print(c, d)
}
if let count = text as [Int] { print(count) }
guard let number = text as Int, let other = text.first else { fatalError() }
print(number, other)
switch number { case let x?: print(x); default: break }
for case let y? in [1, 2] { print(y) }
