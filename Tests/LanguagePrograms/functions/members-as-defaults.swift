// `.inline` as the default of a parameter of which only the protocol is known
protocol Context { var name: String { get } }
struct Inline: Context { let name = "inline" }
struct Queued: Context { let name: String }
extension Context where Self == Inline { static var inline: Inline { Inline() } }
extension Context where Self == Queued { static func queued(_ name: String) -> Queued { Queued(name: name) } }
func run(on c: some Context = .inline) -> String { c.name }
func run2<C: Context>(_ c: C = .queued("default"), times: Int = 1) -> String { String(repeating: c.name, count: times) }
print(run(), run(on: .inline), run2(), run2(.inline), run2(.queued("own"), times: 2), run2(times: 2))
