// functions: inout parameters: variables, array elements, struct fields, dictionary values, computed properties
func increment(_ n: inout Int, by amount: Int = 1) { n += amount }
func exchange(_ a: inout Int, _ b: inout Int) {
  let old = a
  a = b
  b = old
}

var score = 10
increment(&score)
increment(&score, by: 5)
print(score)

var first = 1
var second = 2
exchange(&first, &second)
print(first, second)
swap(&first, &second)
print(first, second)

var grid = [[1, 2], [3, 4]]
increment(&grid[1][0], by: 100)
print(grid)

struct Player {
  var name: String
  var points = 0
  var level: Int {
    get { points / 10 }
    set { points = newValue * 10 }
  }
}
var player = Player(name: "Ann")
increment(&player.points, by: 25)
print(player.points, player.level)
increment(&player.level)
print(player.points)

var counts: [String: Int] = [:]
increment(&counts["a", default: 0])
increment(&counts["a", default: 0])
print(counts)

func fill(_ list: inout [String], _ n: Int) {
  for i in 0..<n { list.append("item \(i)") }
}
var list = ["first"]
fill(&list, 2)
print(list)
