// programs: a bank of elevators: requests assigned by cost, cars as serial queues, a delegate and trip statistics
import Foundation

enum Direction: Int {
    case down = -1, idle, up
    init(from a: Int, to b: Int) { self = a == b ? .idle : (a < b ? .up : .down) }
    prefix static func ! (d: Direction) -> Direction { Direction(rawValue: -d.rawValue)! }
}

struct Call: Equatable {
    let passenger: String
    let from: Int
    let to: Int
    var direction: Direction { Direction(from: from, to: to) }
}

protocol CarDelegate: AnyObject {
    func car(_ car: Car, didDeliver call: Call, travelled: Int)
}

final class Car {
    let name: String
    weak var delegate: CarDelegate?
    private let queue: DispatchQueue
    private(set) var floor: Int
    private(set) var direction = Direction.idle
    private var boarding: [Call] = []
    private var riding: [Call] = []
    private(set) var travelled = 0
    private(set) var stops: [Int] = []

    init(_ name: String, at floor: Int) {
        self.name = name
        self.floor = floor
        queue = DispatchQueue(label: "car.\(name)")
    }

    func cost(of call: Call) -> Int {
        queue.sync {
            let distance = abs(call.from - floor)
            let ahead = direction == .idle || Direction(from: floor, to: call.from) == direction
            return distance + (ahead ? 0 : 10) + (boarding.count + riding.count) * 2
        }
    }

    func assign(_ call: Call) {
        queue.sync {
            boarding.append(call)
            if direction == .idle { direction = Direction(from: floor, to: call.from) }
        }
    }

    func run(group: DispatchGroup) { queue.async(group: group) { while self.step() {} } }

    private func step() -> Bool {
        let leaving = riding.filter { $0.to == floor }
        riding.removeAll { $0.to == floor }
        let entering = boarding.filter { $0.from == floor }
        boarding.removeAll(where: entering.contains)
        riding += entering
        if !(leaving.isEmpty && entering.isEmpty) { stops.append(floor) }
        leaving.forEach { delegate?.car(self, didDeliver: $0, travelled: travelled) }
        let targets = riding.map(\.to) + boarding.map(\.from)
        guard !targets.isEmpty else {
            direction = .idle
            return false
        }
        if direction == .idle || !targets.contains(where: { Direction(from: floor, to: $0) == direction }) {
            direction = targets.contains { $0 > floor } && direction != .up ? .up : Direction(from: floor, to: targets[0])
        }
        floor += direction.rawValue
        travelled += 1
        return true
    }
}

final class Building: CarDelegate {
    let cars: [Car]
    private let queue = DispatchQueue(label: "building")
    private var deliveries: [String: (car: String, travelled: Int)] = [:]

    init(cars: Car...) {
        self.cars = cars
        cars.forEach { $0.delegate = self }
    }

    func request(_ passenger: String, _ from: Int, _ to: Int) {
        let call = Call(passenger: passenger, from: from, to: to)
        guard call.direction != .idle, let best = cars.min(by: { $0.cost(of: call) < $1.cost(of: call) }) else {
            print("\(passenger) takes the stairs")
            return
        }
        print("\(passenger) \(from)->\(to) \(call.direction): \(best.name)")
        best.assign(call)
    }

    func car(_ car: Car, didDeliver call: Call, travelled: Int) {
        queue.sync { deliveries[call.passenger] = (car.name, travelled) }
    }

    func runAll() {
        let group = DispatchGroup()
        cars.forEach { $0.run(group: group) }
        group.wait()
    }

    var report: [String] {
        queue.sync {
            deliveries.sorted { $0.value.travelled == $1.value.travelled ? $0.key < $1.key : $0.value.travelled < $1.value.travelled }
                .map { "\($0.key) by \($0.value.car) after \($0.value.travelled)" }
        }
    }
}

let building = Building(cars: Car("left", at: 0), Car("right", at: 9))
building.request("ann", 1, 5)
building.request("bob", 8, 2)
building.request("cat", 4, 4)
building.request("dan", 3, 9)
building.request("eve", 7, 0)
building.runAll()
building.report.forEach { print($0) }
for car in building.cars {
    print(car.name, "stops", car.stops, "at", car.floor, "travelled", car.travelled, car.direction)
}
building.request("fay", 0, 1)
building.runAll()
print(building.report.last!, building.cars.map(\.travelled).reduce(0, +), !Direction.up)
