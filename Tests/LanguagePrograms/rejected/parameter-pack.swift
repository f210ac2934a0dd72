// advice: parameter packs are not supported: use an array or overloads
func printAll<each T>(_ value: repeat each T) {
  repeat print(each value)
}
printAll(1, "two")
