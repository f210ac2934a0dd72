import Dispatch
typealias Callback = ((@escaping (Int) -> Void), @escaping (String) -> Void) -> Void
func make(_ c: @escaping Callback) { c({ print($0) }, { print($0) }) }
let q = DispatchQueue(label: "q")
make { resolve, reject in q.async { resolve(1) }; q.async { reject("no") } }
q.sync {}
