// Which of several methods is meant as a value the parameter says that it is for.
protocol Disposable { func dispose(); var isDisposed: Bool { get } }
final class Block: Disposable { var h: (() -> ())?; init(_ h: @escaping () -> ()) { self.h = h }; func dispose() { h?(); h = nil }; var isDisposed: Bool { h == nil } 
  init(_ d: Disposable) { h = d.dispose } }
extension Disposable { func dispose(in bag: Bag) { bag.add(self) } }
class Bag { var all: [Disposable] = []; func add(_ d: Disposable) { all.append(d) }; deinit { for d in all { d.dispose() } } }
final class Any2 { let c: () -> Void; init(_ c: @escaping () -> Void) { self.c = c }; convenience init(_ d: Disposable) { self.init(d.dispose) } }
let x: Disposable = Block { print("gone") }
let a = Any2(x.dispose)
a.c()
Any2(Block { print("second") } as Disposable).c()
