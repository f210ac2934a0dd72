// Each place of a tuple that cannot be assigned to is told, and labels that are not those of the tuple.
let a = 1, b = 2
(a, b) = (3, 4)
let c: (x: Int, y: Int) = (z: 1, x: 2)
let d: (x: Int, y: String) = (y: 1, x: "s")
