// captures: a closure sees later changes of a captured variable and its own changes are seen outside
var count = 1
let show = { print("count is", count) }
show()
count = 2
show()
let bump = { count += 10 }
bump()
bump()
show()
print(count)

func run() -> [Int] {
  var local = 0
  var results: [Int] = []
  let read = { results.append(local) }
  read()
  local = 5
  read()
  local += 1
  read()
  return results
}
print(run())

var text = "a"
let append: (String) -> Void = { text += $0 }
append("b")
append("c")
print(text)

var array = [1]
let push = { array.append(array.count + 1) }
push()
push()
print(array)
