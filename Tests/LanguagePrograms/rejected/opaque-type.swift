// advice: an opaque result has one type, which its body says
protocol Shape { func area() -> some Equatable }
func numbers() -> some Comparable { [1, 2, 3] }
let part: [some Equatable] = [1]
