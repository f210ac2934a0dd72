// Of two generic functions for an Optional, the one that takes an Optional is meant.
infix operator >>>
protocol Raw { associatedtype RawValue }
struct M { func v<T>() -> T? { nil } }
func >>> <T>(left: T, right: M) { print("T") }
func >>> <T>(left: T?, right: M) { print("T?") }
func >>> <T: RawRepresentable>(left: T, right: M) { print("Raw") }
func >>> <T: RawRepresentable>(left: T?, right: M) { print("Raw?") }
func >>> <T: RawRepresentable>(left: [T], right: M) { print("[Raw]") }
func >>> <T: RawRepresentable>(left: [T]?, right: M) { print("[Raw]?") }
func go<T>(_ left: T?, _ m: M) { left >>> m }
func go2<T>(_ left: T, _ m: M) { left >>> m }
enum E: Int { case a }
go(1, M()); go2(1, M()); E.a >>> M(); (E.a as E?) >>> M(); [E.a] >>> M(); ([E.a] as [E]?) >>> M(); [1] >>> M(); (nil as Int?) >>> M()
infix operator >+>
func >+> <T>(left: T, right: Int) { print("T") }
func >+> <T>(left: T?, right: Int) { print("T?") }
func ppp<T>(_ left: T, _ right: Int) { print("T") }
func ppp<T>(_ left: T?, _ right: Int) { print("T?") }
func third<T>(_ left: T?) { left >+> 1 }
func go2<T>(_ left: T?) { ppp(left, 1) }
third(1); go2(1)
