// What stands behind `some P` is not to be seen, and two are not the same.
protocol Shape { func area() -> Int }
struct Square: Shape { var side = 2; func area() -> Int { side * side } }
func number() -> some Numeric { 5 }
func first() -> some Shape { Square() }
func second() -> some Shape { Square() }
let plain: Int = number()
print(first().side)
var shape = first()
shape = second()
let square: Square = first()
func list() -> some RandomAccessCollection<Int> { [1, 2] }
print(list()[0])
