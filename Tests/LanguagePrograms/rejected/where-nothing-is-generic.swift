// Conditions where nothing is generic.
func f(_ x: Int) where Int: Equatable {}
struct S where Int: Equatable {}
typealias T = Int where Int: Equatable
func g() { func h() where Int: Equatable {} }
struct R { func m() where Int: Equatable {} }
