// traps: a limit that is not on the way holds nothing back: the end and the start of a text do
let t = "abcdef"
print(t.index(t.endIndex, offsetBy: -2, limitedBy: t.startIndex).map { t[$0] } as Any, t.index(t.startIndex, offsetBy: 2, limitedBy: t.startIndex) == nil,
 t.index(t.startIndex, offsetBy: -1, limitedBy: t.startIndex) == nil, t.index(t.startIndex, offsetBy: 0, limitedBy: t.startIndex) != nil)
let third = t.index(t.startIndex, offsetBy: 3)
print(t.index(third, offsetBy: 2, limitedBy: t.startIndex).map { t[$0] } as Any, t.index(third, offsetBy: -2, limitedBy: t.endIndex).map { t[$0] } as Any, t.index(third, offsetBy: 3, limitedBy: t.startIndex) == t.endIndex)
print(t.index(third, offsetBy: -4, limitedBy: t.endIndex) as Any)
