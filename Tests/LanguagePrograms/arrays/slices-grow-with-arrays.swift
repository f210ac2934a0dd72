// Slices as queues: += with arrays, slices and literals
var waiting: ArraySlice<Int> = []
func enqueue(_ jobs: Int...) { waiting += jobs }
enqueue(1, 2)
waiting += [3]
waiting += [7, 8, 9][1...]
waiting += (10...11).lazy.map { $0 * 2 }
waiting += Set([5])
while let job = waiting.popFirst() { print(job, terminator: " ") }
print(waiting.isEmpty)
var parts = [1, 2, 3][...]
parts += parts.reversed()
print(parts, parts + [0], [9] + parts)
struct Lane { var items: ArraySlice<String> = [] }
var lanes = [Lane(), Lane()]
lanes[1].items += ["a"]
lanes[1].items += "bc".map(String.init)
print(lanes[1].items, lanes[0].items.isEmpty)
