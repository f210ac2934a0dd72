// advice: 'total' is used before its declaration
func run() {
  print(total)
  let total = 3
  print(total)
}
run()
