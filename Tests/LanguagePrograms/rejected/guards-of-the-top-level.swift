// Functions above a guard of the top level do not know what it binds, and members of types never do.
func above() { print(y) }
guard let y = Optional(1) else { fatalError() }
struct S { func member() { print(y) } }
above()
S().member()
