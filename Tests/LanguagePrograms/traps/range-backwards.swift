// traps: a range whose end is before its start
func countUp(to end: Int) { for i in 1...end { print(i) } }
countUp(to: 2)
countUp(to: 0)
