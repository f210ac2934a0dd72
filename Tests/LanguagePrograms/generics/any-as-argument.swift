// generics: of a T that is Any the type is Any
func name<T>(_ t: T) -> String { "\(type(of: t))" }
print(name(1 as Any))
