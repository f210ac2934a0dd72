// advice: what a value of protocol type holds is another type for each value: it cannot be written
protocol P { associatedtype I; var item: I { get set }; subscript(n: Int) -> I { get set }; var me: Self { get set } }
struct A: P { var item = 7; subscript(n: Int) -> Int { get { n } set { item = newValue } }; var me: A { get { self } set { self = newValue } } }
var p: any P = A()
p.item = 3
p[1] = 4
p.me = p
print(p.item)
