// extensions: the extension that asks for more is meant
extension Array { func k() -> String { "generic" } }
extension Array where Element == Int { func k() -> String { "Int" } }
print([1].k())
