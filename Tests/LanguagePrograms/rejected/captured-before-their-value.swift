// What a local function uses has its value where the function is called.
func local() {
  let value: Int
  func reads() { print(value) }
  func calls() { reads() }
  calls()
  value = 1
}
local()
