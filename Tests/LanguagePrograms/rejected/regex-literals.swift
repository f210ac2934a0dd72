// Patterns that the compiler cannot read, each said at its literal.
let r = #/(a/#
let s = #/a)/#
let t = #/[a/#
let u = #/*a/#
let v = #/a{2,1}/#
let w = #/\q/#
let x = #/(?<=a)b/#
let y = #/[[:alpha:]/#
print("a".contains(#/\w+(\d/#))
