// Members that a protocol has for one type: .immediate.
protocol Scheduler { func schedule(_ w: () -> Void); var name: String { get } }
struct Immediate: Scheduler { func schedule(_ w: () -> Void) { w() }; let name = "now" }
struct Repeating: Scheduler { let n: Int; func schedule(_ w: () -> Void) { for _ in 0..<n { w() } }; var name: String { "x\(n)" } }
extension Scheduler where Self == Immediate { static var immediate: Self { Immediate() } }
extension Scheduler where Self == Repeating { static func times(_ n: Int) -> Repeating { Repeating(n: n) } }
func run(on s: any Scheduler) { s.schedule { print("any", s.name) } }
func each<S: Scheduler>(_ s: S, _ text: String = "t") { s.schedule { print(text, s.name) } }
func some(_ s: some Scheduler) { print(type(of: s)) }
run(on: .immediate); run(on: .times(2))
each(.immediate); each(.times(2), "u"); some(.immediate)
let all: [any Scheduler] = [.immediate, .times(3)]
print(all.map(\.name))
let one: any Scheduler = .times(1)
print(one.name)
