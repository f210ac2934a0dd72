// advice: a generic function inside a function takes no value of protocol type here: move it out
protocol Shape { var area: Double { get } }
struct Square: Shape {
    var side: Double
    var area: Double { side * side }
}

func report(_ shapes: [Shape]) {
    func line<S: Shape>(_ shape: S) -> String { "\(type(of: shape)) \(shape.area)" }
    for shape in shapes { print(line(shape)) }
}

report([Square(side: 2)])
