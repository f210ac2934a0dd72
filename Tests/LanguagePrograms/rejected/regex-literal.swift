// advice: regular expressions are not supported: use split, contains or hasPrefix
let pattern = #/[0-9]+/#
print("a12".contains(pattern))
