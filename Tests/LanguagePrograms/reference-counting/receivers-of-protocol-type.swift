// reference counting: how long a receiver of protocol type lives
class C { let n: String; init(_ n: String) { self.n = n }; deinit { print("deinit", n) } ; var me: any P { self } }
protocol P { func k(_ n: Int) -> Int; var v: Int { get } }; extension C: P { func k(_ n: Int) -> Int { n }; var v: Int { 1 } }
func i(_ n: Int) -> Int { print("i\(n)"); return n }
func two(_ a: Int, _ b: Int) -> Int { print("two"); return a }
struct T { var a = 1; func m(_ a: Int, _ b: Int) -> Int { print("m"); return a } }
print("1"); _ = two((C("a") as any P).k(1), i(2))
print("2"); _ = T().m((C("b") as any P).k(1), i(2))
print("3"); let a = [(C("c") as any P).k(1), i(2)]; print("a")
print("4"); let t = ((C("d") as any P).k(1), i(2)); print("t")
print("5"); _ = two(two((C("e") as any P).k(1), i(2)), i(3))
print("6"); print(two((C("f") as any P).v, i(2)))
print("7"); let b = (C("g") as any P).k(1) == 1 && i(1) == 1; print("b")
print("8"); let c = true ? (C("h") as any P).k(1) : 2; print("c", i(2))
print("9"); let s = "\((C("j") as any P).k(1)) \(i(2))"; print("s")
print("10"); print("\((C("k") as any P).k(1))", i(2))
print("11"); print(C("l").me.k(1), i(2))
func mk() -> any P { C("mk") }
print("12"); print(mk().k(1), i(2)); print("13"); print(mk().v, i(2)); print("14"); let d = mk().k(1) + i(1); print("d")
print("15"); print((mk() as? C)?.k(1) as Any, i(2)); print("16"); var e = 1; e += (C("m") as any P).k(1) + i(2); print("e")
print("17"); let o: (any P)? = C("o"); print(o?.k(1) as Any, i(2))
print("18"); func opt() -> (any P)? { C("p") }; print(opt()?.k(1) as Any, i(2)); print("19"); print(opt()!.k(1), i(3))
print("20"); while (C("w") as any P).k(1) == 1 { print("body"); break }
print("21"); if let x = opt()?.k(1) { print("x", x) }
print("22"); two(i(1), (C("q") as any P).k(1)); print("23"); (C("r") as any P).k(i(5)); print("done")
