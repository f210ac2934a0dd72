// What makes a list of the instances of a class ends after their other parts, if it is the only such part.
final class D { let n: String; init(_ n: String) { self.n = n }; deinit { print("-" + n) } }
final class Node { var next: Node?; let d: D; init(_ n: String) { d = D(n) } }
class Open { var next: Open?; let d: D; init(_ n: String) { d = D(n) } }
final class Tree { var left: Tree?; var right: Tree?; let d: D; init(_ n: String) { d = D(n) } }
final class Weak { weak var parent: Weak?; var next: Weak?; let d: D; init(_ n: String) { d = D(n) } }
final class G<T> { var next: G<T>?; let d: D; init(_ n: String) { d = D(n) } }
final class Unopt { unowned var me: Unopt!; var next: Unopt!; let d: D; init(_ n: String) { d = D(n) } }
final class Let { let next: Let?; let d: D; init(_ n: String, _ next: Let?) { d = D(n); self.next = next } }
final class Dein { var next: Dein?; let d: D; init(_ n: String) { d = D(n) }; deinit { print("deinit", d.n) } }
final class GI<T> { var next: GI<Int>?; let d: D; init(_ n: String) { d = D(n) } }
do { let a = Node("a"); a.next = Node("b"); a.next!.next = Node("c") }
print("open"); do { let a = Open("a"); a.next = Open("b"); a.next!.next = Open("c") }
print("tree"); do { let a = Tree("a"); a.left = Tree("b"); a.right = Tree("c"); a.left!.right = Tree("d") }
print("weak"); do { let a = Weak("a"); a.next = Weak("b"); a.next!.parent = a }
print("g"); do { let a = G<Int>("a"); a.next = G<Int>("b"); a.next!.next = G("c") }
print("unopt"); do { let a = Unopt("a"); a.next = Unopt("b"); a.next.next = Unopt("c") }
print("let"); do { let a = Let("a", Let("b", Let("c", nil))); _ = a }
print("dein"); do { let a = Dein("a"); a.next = Dein("b"); a.next!.next = Dein("c") }
print("gi"); do { let a = GI<Int>("a"); a.next = GI<Int>("b"); a.next!.next = GI("c") }
print("shared"); do { let a = Node("a"); a.next = Node("b"); let b = a.next!; a.next!.next = Node("c"); print("x", b.d.n) }
