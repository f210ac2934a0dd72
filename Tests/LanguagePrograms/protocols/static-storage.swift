protocol Stored { static var raw: [Int] { get set } }
extension Stored {
  static var view: [Int] { get { raw } set { raw = newValue } }
  static func put1() { view = [1] }
  static func put2() { raw.append(2) }
  static func put3() { Self.raw.append(3) }
  static func put4() { view.append(4) }
  static func put5() { Self.view.append(5) }
  static func put6() { raw = raw + [6] }
}
struct G: Stored { static var raw = [0] }
struct G2: Stored { static var r = [0]; static var raw: [Int] { get { r } set { r = newValue } } }
G.put1(); print(G.raw)
G.put2(); print(G.raw)
G.put3(); print(G.raw)
G.put4(); print(G.raw)
G.put5(); print(G.raw)
G.put6(); print(G.raw)
G2.put1(); print(G2.raw)
G2.put2(); print(G2.raw)
G2.put3(); print(G2.raw)
G2.put4(); print(G2.raw)
G2.put5(); print(G2.raw)
G2.put6(); print(G2.raw)
G2.view.append(1); G2.raw.append(2); print(G2.raw)
func grow<T: Stored>(_ t: T.Type) { t.raw.append(8); T.raw.append(9); T.view.append(10); t.view.append(11) }
grow(G.self); print(G.raw)
grow(G2.self); print(G2.raw)
print(G.raw)
struct W: Stored { static var raw = [0] { didSet { print("did", oldValue, raw) } } }
W.put1(); W.put2(); W.put3(); W.put4(); W.put5(); W.put6(); grow(W.self)
final class K: Stored { static var raw = [5] }
K.put2(); K.put4(); grow(K.self); print(K.raw)
class L: Stored { class var raw: [Int] { get { K.raw } set { K.raw = newValue } } }
L.put2(); L.put4(); grow(L.self); print(K.raw)
protocol Counting: AnyObject { static var total: Int { get set } }
extension Counting { func bump() { Self.total += 1; type(of: self).total += 1 } ; static func twice() { total *= 2 } }
final class M: Counting { static var total = 1 }
M().bump(); M.twice(); print(M.total)
enum N { case a; static var log: [String] = []; static var lines: [String] { get { log } set { log = newValue } }
  func note() { Self.lines.append("\(self)"); N.lines[0] += "!" } }
N.a.note(); print(N.log)
