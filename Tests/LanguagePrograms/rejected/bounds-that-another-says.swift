// A parameter that only what is asked of another one says: what it is bound by is asked, too.
protocol Shape { var area: Double { get } }
struct Square: Shape { var area = 1.0 }
func all<List: Collection, Item: Shape>(_ list: List) where List.Element == Item {}
func each(_ list: some Collection<some Shape>) {}
func rows(_ list: some Sequence<some Sequence<Int>>) {}
all([Square()])
all([1])
each([Square()])
each(["a"])
let numbers = [1]
each(numbers)
rows([numbers])
rows([["a"]])
