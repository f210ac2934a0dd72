// Members of an extension for types that conform to something else, too, on a composition.
protocol H { func html(_ urls: Int, raw: Substring) -> String }
protocol Mod { var target: String { get } }
extension Mod where Self: H { func html(_ urls: Int, raw: Substring, applying m: [String]) -> String { html(urls, raw: raw) + m.joined() } }
struct P: H, Mod { var target = "p"; func html(_ urls: Int, raw: Substring) -> String { "<\(raw)>" } }
typealias Both = H & Mod
let x: any Both = P(); print(x.html(1, raw: "z", applying: ["!"]), P().html(1, raw: "y"))
for b in [P()] as [H & Mod] { print(b.html(2, raw: "k", applying: [])) }
