// advice: pass an inout argument with &
func increment(_ n: inout Int) { n += 1 }
var n = 1
increment(n)
