// Statements that are values stand behind 'return', 'throw' and '=' alone.
let x = 1 + if true { 1 } else { 2 }
func f(_ x: Int) {}
f(if true { 1 } else { 2 })
let y = (if true { 1 } else { 2 })
var v = 0
v = switch 1 { case 1: 2; default: 3 }
v += if true { 1 } else { 2 }
let c = { if true { 1 } else { 2 } }
func g() -> Int { return if true { 1 } else { 2 } }
