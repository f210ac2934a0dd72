// the arguments of a protocol are what its values are asked to be
protocol Source<Item> {
  associatedtype Item
  func next() -> Item?
}

struct Numbers: Source {
  func next() -> Int? { 3 }
}

func read(_ source: some Source<String>) {}
func list(_ source: any Source<Int, Int>) {}
let numbers: any Source<Int> = Numbers()
let texts: any Source<String> = Numbers()
read(numbers)
let mixed = [nil, .some(3)]
