// programs: geofences: regions as a protocol with existentials, dwell times, enter and exit events on a delegate queue
import Foundation

struct Point: Equatable {
    var x: Double
    var y: Double

    static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
    static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
    static func * (a: Point, k: Double) -> Point { Point(x: a.x * k, y: a.y * k) }
    var length: Double { (x * x + y * y).squareRoot() }
}

infix operator <->: ComparisonPrecedence
func <-> (a: Point, b: Point) -> Double { (a - b).length }

protocol Region {
    var name: String { get }
    func contains(_ p: Point) -> Bool
}

struct Circle: Region {
    let name: String
    let center: Point
    let radius: Double
    func contains(_ p: Point) -> Bool { (p <-> center) <= radius }
}

struct Polygon: Region {
    let name: String
    let corners: [Point]

    func contains(_ p: Point) -> Bool {
        var inside = false
        var j = corners.count - 1
        for i in corners.indices {
            let (a, b) = (corners[i], corners[j])
            if (a.y > p.y) != (b.y > p.y), p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x {
                inside.toggle()
            }
            j = i
        }
        return inside
    }
}

struct Union: Region {
    let name: String
    let parts: [Region]
    func contains(_ p: Point) -> Bool { parts.contains { $0.contains(p) } }
}

enum FenceEvent: Equatable, CustomStringConvertible {
    case entered(String)
    case dwelled(String, samples: Int)
    case left(String, after: Int)

    var description: String {
        switch self {
        case .entered(let n): return "entered \(n)"
        case .dwelled(let n, let s): return "dwelled in \(n) for \(s)"
        case .left(let n, let a): return "left \(n) after \(a)"
        }
    }
}

protocol GeofenceDelegate: AnyObject {
    func monitor(_ monitor: GeofenceMonitor, didEmit event: FenceEvent, at point: Point)
}

final class GeofenceMonitor {
    private var regions: [Region] = []
    private var inside: [String: Int] = [:]
    private let queue = DispatchQueue(label: "geofence")
    private let delegateQueue: DispatchQueue
    weak var delegate: GeofenceDelegate?
    var dwellSamples = 3

    init(delegateQueue: DispatchQueue) { self.delegateQueue = delegateQueue }

    func monitor(_ region: Region) { queue.async { self.regions.append(region) } }
    func stopMonitoring(named name: String) {
        queue.async {
            self.regions.removeAll { $0.name == name }
            self.inside.removeValue(forKey: name)
        }
    }

    func update(_ point: Point) {
        queue.async { [self] in
            for region in regions {
                switch (region.contains(point), inside[region.name]) {
                case (true, nil):
                    inside[region.name] = 1
                    emit(.entered(region.name), point)
                case (true, let samples?):
                    inside[region.name] = samples + 1
                    if samples + 1 == dwellSamples { emit(.dwelled(region.name, samples: dwellSamples), point) }
                case (false, let samples?):
                    inside[region.name] = nil
                    emit(.left(region.name, after: samples), point)
                case (false, nil):
                    continue
                }
            }
        }
    }

    private func emit(_ event: FenceEvent, _ point: Point) {
        delegateQueue.async { [weak self] in
            guard let self = self else { return }
            self.delegate?.monitor(self, didEmit: event, at: point)
        }
    }

    func drain() {
        queue.sync {}
        delegateQueue.sync {}
    }
}

final class Recorder: GeofenceDelegate {
    var events: [FenceEvent] = []
    func monitor(_ monitor: GeofenceMonitor, didEmit event: FenceEvent, at point: Point) {
        events.append(event)
        print(String(format: "(%4.1f, %4.1f) ", point.x, point.y) + "\(event)")
    }
    deinit { print("recorder released after \(events.count) events") }
}

struct Route: Sequence {
    let waypoints: [Point]
    let step: Double

    func makeIterator() -> AnyIterator<Point> {
        var index = 0
        var travelled = 0.0
        return AnyIterator {
            while index + 1 < waypoints.count {
                let (a, b) = (waypoints[index], waypoints[index + 1])
                let total = a <-> b
                if travelled < total {
                    defer { travelled += step }
                    return a + (b - a) * (travelled / total)
                }
                travelled -= total
                index += 1
            }
            return nil
        }
    }
}

let home = Circle(name: "home", center: Point(x: 0, y: 0), radius: 2)
let park = Polygon(name: "park", corners: [Point(x: 4, y: -1), Point(x: 9, y: -1), Point(x: 9, y: 3), Point(x: 4, y: 3)])
let office = Union(name: "office", parts: [
    Circle(name: "lobby", center: Point(x: 8, y: 6), radius: 1.5),
    Circle(name: "desk", center: Point(x: 8, y: 8), radius: 1.5),
])

let monitor = GeofenceMonitor(delegateQueue: DispatchQueue(label: "delegate"))
var recorder: Recorder? = Recorder()
monitor.delegate = recorder
for region in [home, park, office] as [Region] { monitor.monitor(region) }

let route = Route(waypoints: [Point(x: 0, y: 0), Point(x: 8, y: 0), Point(x: 8, y: 9)], step: 1)
for point in route { monitor.update(point) }
monitor.drain()
let entered = recorder!.events.filter { if case .entered = $0 { return true } else { return false } }
print("entered \(entered.count), points \(Array(route).count)")

monitor.stopMonitoring(named: "office")
recorder = nil
monitor.update(Point(x: 0, y: 1))
monitor.drain()
print("length", (Point(x: 3, y: 4) <-> Point(x: 0, y: 0)), home.contains(Point(x: 1.5, y: 1.5)))
