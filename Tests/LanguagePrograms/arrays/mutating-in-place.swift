// arrays: removeAll(where:), mutating elements through indices, nested arrays, sorting structs, growing while indexing
struct Task {
  var title: String
  var done = false
  mutating func finish() { done = true }
}
var tasks = [Task(title: "wash"), Task(title: "cook"), Task(title: "rest")]
tasks[0].done = true
tasks[1].finish()
for i in tasks.indices where !tasks[i].done { tasks[i].title += "!" }
print(tasks.map { "\($0.title):\($0.done)" })
tasks.removeAll { $0.done }
print(tasks.count, tasks[0].title)

var board = Array(repeating: Array(repeating: ".", count: 3), count: 3)
board[1][1] = "X"
board[0][2] = "O"
for row in board { print(row.joined()) }

var sieve = Array(repeating: true, count: 30)
var primes: [Int] = []
for i in 2..<30 where sieve[i] {
  primes.append(i)
  for multiple in stride(from: i * i, to: 30, by: i) { sieve[multiple] = false }
}
print(primes)

var matrix = [[1, 2, 3], [4, 5, 6]]
for row in matrix.indices {
  for column in matrix[row].indices { matrix[row][column] *= row + 1 }
}
print(matrix, (0..<3).map { column in matrix.map { $0[column] } })
matrix.swapAt(0, 1)
matrix[0].swapAt(0, 2)
print(matrix)
var stack: [Int] = []
for i in 0..<5 {
  stack.append(i)
  if i % 2 == 1 { stack.removeLast() }
}
print(stack, stack.last!)
