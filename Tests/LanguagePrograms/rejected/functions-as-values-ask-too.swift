// A generic function that is named as a value asks the same of its types as one that is called.
func number<N: Numeric & Comparable>(_ n: N) -> N { n * n }
func shown<T: CustomStringConvertible>(_ t: T) -> String { t.description }
func apply<A, B>(_ a: A, _ f: (A) -> B) -> B { f(a) }
struct Plain {}
print(["-1"].map(abs))
print(apply("3", number))
let text: (Plain) -> String = shown
print([1, 2].map(number), [Plain()].map(shown))
