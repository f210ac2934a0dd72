// A value of a known type cast to a parameter.
func find<T>(_ t: T.Type) -> T? { 5 as? T }
print(find(Int.self) as Any, find(String.self) as Any)
