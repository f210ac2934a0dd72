// control flow: labelled loops, break and continue to an outer label, labelled if and switch
outer: for row in 0..<4 {
  for column in 0..<4 {
    if column == 2 { continue outer }
    if row == 2 { break outer }
    print(row, column)
  }
}

var found: (Int, Int)?
search: for a in 1...20 {
  for b in a...20 where a * a + b * b == 13 * 13 {
    found = (a, b)
    break search
  }
}
if let (a, b) = found { print("5-12-13 is", a, b) }

check: if found != nil {
  if found!.0 == 5 { break check }
  print("not reached")
}
print("after check")

var turns = 0
loop: while true {
  turns += 1
  switch turns {
  case 1: continue loop
  case 2: break  // leaves the switch only
  case 5: break loop
  default: print("turn", turns)
  }
  print("end of turn", turns)
}
print("turns", turns)
