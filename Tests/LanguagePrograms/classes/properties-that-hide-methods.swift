class A { func work() { print("A") }; func job(_ n: Int) throws -> Int { n } ; func both(a: Int) { print("both A", a) } }
class B: A {
  let work: () -> Void = { print("B") }
  let job: (Int) -> Int = { $0 * 2 }
  let both: (Int) -> Void = { print("both B", $0) }
  func run() { work(); self.work(); print(job(4)); both(3); both(a: 4) }
}
B().run()
B().work()
let a: A = B()
a.work()
class C: B { func more() { work(); print(job(5)) } }
C().more()
