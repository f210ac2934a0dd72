// Where all that is given are literals, what is wanted of the result says what they are.
func kind<T>(_ t: T) -> T { print(T.self); return t }
func two<T>(_ t: T, _ u: T) -> T { print(T.self); return t }
func list<T>(_ t: T) -> [T] { print(T.self); return [t] }
func some<T>(_ t: T) -> T? { print(T.self); return t }
func equal<T: Equatable>(_ t: T) -> T { print(T.self); return t }
func ordered<T: Comparable>(_ t: T) -> T { print(T.self); return t }
let x = 3.5
let a: Double? = kind(x)
let b: Any = kind(x)
let c: Any? = kind(x)
let d: Int? = two(1, 2)
let e: [Int?] = list(3)
let f: [Any] = list(3)
let g: Int? = some(4)
let h: Int? = equal(4)
let i: Int? = ordered(4)
let j: Int?? = kind(4)
func take(_ x: Int?) {}
take(kind(4))
func answer() -> Int? { kind(5) }
_ = answer()
let k: String? = kind("a")
