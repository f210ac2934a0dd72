// Static subscripts as requirements, of an array's elements too.
protocol Described { static subscript(i: Int) -> String { get } }
extension String: Described { static subscript(i: Int) -> String { "s\(i)" } }
extension Array: Described where Element: Described { static subscript(i: Int) -> String { "a" + Element[i] } }
func use<T: Described>(_ t: T.Type) -> String { T[2] }
print(use([String].self), use([[String]].self))
