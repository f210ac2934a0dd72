// advice: an opaque result has one type, which its body says
protocol Shape { func area() -> some Equatable }
func numbers() -> some Comparable { [1, 2, 3] }
let part: (some Equatable) -> Int = { _ in 1 }
let empty: [some Equatable] = []
let none: (some Equatable)? = nil
var list: [some Equatable] = [1]
list = [2]
func sometimes(_ flag: Bool) -> (some Equatable)? {
  if flag { return 1 }
  return nil
}
