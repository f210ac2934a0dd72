// errors: what was evaluated goes when an argument throws
class Box { let l: String; init(_ l: String) { self.l = l }; deinit { print("deinit", l) } }
class A { let id: String; var n = 3; init(_ i: String) { id = i }; deinit { print("dA", id) } }
enum F: Error { case bad(Int) }
func fail(_ n: Int) throws -> Int { let a = Box("f"); if n % 2 == 0 { throw F.bad(n) }; return n + a.l.count }
func run() {
  do { let held = A("h"); print(try fail(4), held.id) } catch { print("caught", error) }
  do { let held = A("h"); print(try fail(((A("r1") as A?) ?? A("r4")).n), held.id) } catch { print("caught", error) }
  do { let held = A("h"); print(try fail(((A("r1") as A?) ?? A("r4")).n + 1), held.id) } catch { print("caught", error) }
}
run()
