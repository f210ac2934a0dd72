// operators: the index before the value
func index() -> Int { print("index"); return 0 }
func value() -> Int { print("value"); return 5 }
var a = [1]
a[index()] += value()
