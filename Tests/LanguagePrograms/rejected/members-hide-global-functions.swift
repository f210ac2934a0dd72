// advice: inside a type its members hide the global functions of their names: write Swift.max
struct Samples: Sequence {
    var values: [Int]
    func makeIterator() -> IndexingIterator<[Int]> { values.makeIterator() }
    func atLeast(_ floor: Int) -> Int { max(floor, values.count) }
    func zip(with other: Samples) -> [Int] { zip(values, other.values).map { $0 + $1 } }
}

func report(_ text: String, to name: String) { print(name, text) }

final class Station {
    func report() {}
    func open() { report("open", to: "all") }
}

extension Array {
    func half() -> Int { min(1, count / 2) }
}

Station().open()
