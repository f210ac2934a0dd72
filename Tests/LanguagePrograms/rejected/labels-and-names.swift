// Accessors, labels and names that the grammar lets stand and the language does not.
struct S { var x: Int { get throws { 1 } set { } }
  subscript(i: Int) -> Int { get throws { 1 }
    set { } } }
protocol Asked { var x: Int { set }
  subscript(i: Int) -> Int { set } }
let t = (a: 1, a: 2)
let u: (a: Int, a: Int) = (1, 2)
func labelled() -> (b: Int, c: Int, b: Int) { (1, 2, 3) }
enum Labelled { case a(x: Int, x: Int) }
let typed: (a: Int) -> Void = { _ in }
func takes(_ h: (x: Int, _ y: Int) -> Void) {}
typealias F = (Int, b: Int) -> Int
struct Twice<T, T> {}
func g<U>(_ u: U) {}
class C<A, B, A> {  }
typealias L<Z, Z> = [Z]
struct Named { var $x = 1 }
let $y = 2
func $f() {}
class $C {}
func named(_ $z: Int) {}
func labelledSo($w: Int) {}
for $i in [1] {}
enum NamedCase { case $a }
