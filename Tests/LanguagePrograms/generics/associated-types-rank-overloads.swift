// Of overloads for associated types the one that asks more of them is meant, once another parameter says whose they are.
protocol Base { var id: Int { get } }
protocol TransformType { associatedtype Object; associatedtype JSON; func toJSON(_ o: Object?) -> JSON? }
struct Map { var key = "k" }
infix operator >>>
infix operator <-
func >>> <T: TransformType>(left: T.Object, right: (Map, T)) { print("plain", right.1.toJSON(left) as Any) }
func >>> <T: TransformType>(left: T.Object?, right: (Map, T)) { print("optional", right.1.toJSON(left) as Any) }
func >>> <T: TransformType>(left: T.Object, right: (Map, T)) where T.Object: Base { print("base", left.id) }
func >>> <T: TransformType>(left: T.Object?, right: (Map, T)) where T.Object: Base { print("optional base", left?.id ?? 0) }
func >>> <T: TransformType>(left: [T.Object], right: (Map, T)) where T.Object: Base { print("array base", left.count) }
func <- <T: TransformType>(left: inout T.Object, right: (Map, T)) where T.Object: Base { left >>> right }
func <- <T: TransformType>(left: inout T.Object?, right: (Map, T)) where T.Object: Base { left >>> right }
func <- <T: TransformType>(left: inout T.Object, right: (Map, T)) { left >>> right }
struct Item: Base { var id = 3 }
struct ItemT: TransformType { func toJSON(_ o: Item?) -> Int? { o?.id } }
struct IntT: TransformType { func toJSON(_ o: Int?) -> String? { o.map { "\($0)" } } }
var i = Item(), oi: Item? = Item(), n = 5
i <- (Map(), ItemT()); oi <- (Map(), ItemT()); n <- (Map(), IntT())
i >>> (Map(), ItemT()); oi >>> (Map(), ItemT()); n >>> (Map(), IntT()); [i] >>> (Map(), ItemT())
