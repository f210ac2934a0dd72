// advice: only a closure that is written there takes what a variadic parameter collects
func count(_ values: [Int]) -> Int { values.count }
func total(_ values: Int...) -> Int { values.reduce(0, +) }
func run(_ body: (Int...) -> Int) -> Int { body(1, 2, 3) }

print(run(total), run { $0.count }, run { values in values.count })
print(run(count))
let kept: (Int...) -> Int = { (values: [Int]) in values.count }
