// When a slice lets go of what was dropped from it: the last at once, the first when an append moves the rest.
final class F { let id: Int; init(_ i: Int) { id = i }; deinit { print("close", id) } }
func t1() {
  var s: ArraySlice<F> = []
  for i in 1...6 { s.append(F(i)); print("appended", i); if i > 1 { _ = s.popFirst(); print("popped", s.count) } }
  print("end of t1")
}
func t2() {
  var s: ArraySlice<F> = []
  for i in 1...4 { s.append(F(i)) }
  print("a"); _ = s.popLast(); print("b"); s.removeLast(); print("c"); s.removeFirst(); print("d"); s.removeAll(); print("e")
  s.append(F(9)); print(s.startIndex, s.endIndex)
}
func t3() {
  var s = [F(1), F(2), F(3), F(4), F(5)][1...]
  print("x"); s.removeFirst(2); print("y"); s.remove(at: s.startIndex); print("z"); s.insert(F(7), at: s.startIndex); print("w"); s.removeSubrange(s.startIndex..<s.startIndex + 1); print("v")
  s[s.startIndex] = F(8); print("u", s.startIndex)
}
t1(); t2(); t3()
