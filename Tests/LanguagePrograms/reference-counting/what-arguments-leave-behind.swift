// reference-counting: what an argument looks at on its way goes when it should, also where a closure with captures is called
final class Node {
  let id: String
  var mark = 0
  weak var peer: Node?
  init(_ id: String) { self.id = id }
  deinit { print("gone", id, mark) }
}
struct Link { weak var node: Node? }
let kept = Node("kept")
func apply(_ n: Int, _ body: (Int) -> Int) -> Int { body(n) + 1 }

func chain() {
  let extra = 2
  let node: Node? = Node("chain")
  let add = { (n: Int) -> Int in n + extra }
  print(add(node?.mark ?? 2))
}
func optional() {
  let extra = 2
  let node: Node? = Node("optional")
  let answer = { (n: Int?) -> Int in extra + (n ?? 1) }
  print(answer(node?.mark))
}
func forced() {
  let extra = 2
  let node: Node? = Node("forced")
  let add = { (n: Int) -> Int in n + extra }
  print(add(node!.mark), add(node!.peer?.mark ?? 3))
}
func weakly() {
  let link = Link(node: kept)
  let node: Node? = Node("weakly")
  node?.peer = node
  print(({ (n: Int) -> Int in link.node?.peer?.mark ?? n })(node?.peer?.mark ?? 5))
}
func nested() {
  var link = Link(node: kept)
  let node: Node? = Node("nested")
  node?.peer = node
  print(({ (n: Int) -> Int in apply(link.node?.peer?.mark ?? n) { 4 &+ $0 } &+ n })((node?.peer?.mark ?? 5)))
  link.node = nil
}
func local() {
  var sum = 1
  func add(_ n: Int, _ more: Int) { sum += n + more }
  let node: Node? = Node("local")
  add(node?.mark ?? 1, node!.mark)
  print(sum)
}
chain()
optional()
forced()
weakly()
nested()
local()
func branch(_ known: Int?) {
  let extra = 2
  let node: Node? = Node("branch")
  let add = { (n: Int) -> Int in n + extra }
  print(node?.peer?.mark ?? known ?? add(node?.mark ?? 3))
}
branch(4)
branch(nil)
print((Node("passing") as Node?)?.mark ?? 7, ({ (n: Int) -> Int in n + kept.mark })((Node("given") as Node?)?.mark ?? 8))
