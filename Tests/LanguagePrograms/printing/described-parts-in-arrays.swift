// printing: names with modules around descriptions
struct D: CustomStringConvertible { var description: String { "D!" } }
struct W { var d = D() }
print([W()])
