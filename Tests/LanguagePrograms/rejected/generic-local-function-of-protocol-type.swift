// advice: a generic function inside a function that uses what is around it takes no value of protocol type: move it out
protocol Shape { var area: Double { get } }
struct Square: Shape {
  var side: Double
  var area: Double { side * side }
}

func report(_ shapes: [Shape], in unit: String) {
  func line<S: Shape>(_ shape: S) -> String { "\(type(of: shape)) \(shape.area) \(unit)" }
  for shape in shapes { print(line(shape)) }
}

report([Square(side: 2)], in: "m")
