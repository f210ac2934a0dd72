// static properties of types that are only known when the program runs are set
protocol Q: AnyObject { static var level: Int { get set }; static var tags: [String] { get set }; static var fixed: Int { get } }
final class S: Q { static var level = 1 { didSet { print("level", oldValue, level) } }; static var tags: [String] = []; static let fixed = 7 }
class B: Q { class var level: Int { get { 5 } set { print("set", newValue) } }; static var tags = ["b"]; static var fixed: Int { 1 } }
extension Q { static var doubled: Int { get { level * 2 } set { level = newValue / 2 } } }
let q: any Q.Type = S.self
q.level += 4; q.level = q.level * 2; print(S.level, q.level)
q.tags.append("x"); q.tags += ["y"]; print(S.tags, q.tags.count, q.fixed)
q.doubled = 100; print(S.level, q.doubled)
for t in [S.self, B.self] as [any Q.Type] { t.level = 3; t.tags[0] = "z"; print(t.level, t.tags, t.fixed) }
func raise(_ n: inout Int) { n += 1 }
raise(&q.level)
let x: any Q = S(); type(of: x).level -= 1
struct Holder { var kinds: [any Q.Type] = [S.self]; func reset() { kinds[0].level = 0; kinds.first?.tags = [] } }
Holder().reset(); print(S.level, S.tags)
