// A variable that is a tuple of Optionals begins with nils.
var latest: (a: Int?, b: Int?)
func emit() { if let x = latest.a, let y = latest.b { print(x, y) } }
latest.a = 1
emit()
latest.b = 2
emit()
func g() {
    var l: (a: Int?, b: String?)
    let set = { l.a = $0 }
    set(1)
    print(l)
}
g()
