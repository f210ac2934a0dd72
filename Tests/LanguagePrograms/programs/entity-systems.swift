// programs: entities, components and systems, stepped by a timer, systems in parallel where they may
import Foundation
import Dispatch

struct Entity: Hashable, Comparable {
  private let index: UInt32
  private let generation: UInt16
  fileprivate init(index: UInt32, generation: UInt16 = 0) { (self.index, self.generation) = (index, generation) }
  fileprivate var slot: Int { Int(index) }
  fileprivate var next: Entity { Entity(index: index, generation: generation &+ 1) }
  static func < (lhs: Entity, rhs: Entity) -> Bool { (lhs.index, lhs.generation) < (rhs.index, rhs.generation) }
}

extension Entity: CustomStringConvertible { var description: String { "#\(index).\(generation)" } }

protocol Component {}
extension Component { static var id: ObjectIdentifier { ObjectIdentifier(self) } }

struct Vector: Equatable, AdditiveArithmetic {
  var x, y: Double
  static let zero = Vector(x: 0, y: 0)
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { .init(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vector, scale: Double) -> Vector { Vector(x: a.x * scale, y: a.y * scale) }
  var length: Double { (x * x + y * y).squareRoot() }
}

struct Position: Component { var at: Vector }
struct Velocity: Component { var by: Vector }
struct Health: Component {
  var points: Int { didSet { points = Swift.max(0, points) } }
}
struct Name: Component { var text: String }

private protocol AnyStorage: AnyObject { func remove(_ entity: Entity) }

private final class Storage<C: Component>: AnyStorage {
  var dense: [(entity: Entity, component: C)] = []
  var sparse: [Entity: Int] = [:]

  subscript(entity: Entity) -> C? {
    get { sparse[entity].map { dense[$0].component } }
    set {
      switch (newValue, sparse[entity]) {
      case (let value?, let index?): dense[index].component = value
      case (let value?, nil):
        sparse[entity] = dense.count
        dense.append((entity, value))
      case (nil, _?): remove(entity)
      case (nil, nil): break
      }
    }
  }

  func remove(_ entity: Entity) {
    guard let index = sparse.removeValue(forKey: entity) else { return }
    let last = dense.removeLast()
    guard last.entity != entity else { return }
    dense[index] = last
    sparse[last.entity] = index
  }
}

final class World {
  private var storages: [ObjectIdentifier: AnyStorage] = [:]
  private var alive: Set<Entity> = []
  private var free: [Entity] = []
  private var created: UInt32 = 0
  private(set) var tick = 0
  fileprivate let log = DispatchQueue(label: "world.log")
  private var _lines: [String] = []

  func say(_ line: String) { log.async { [tick] in self._lines.append("[\(tick)] \(line)") } }
  var lines: [String] { log.sync { _lines } }

  @discardableResult
  func spawn(_ components: Component...) -> Entity {
    let entity = free.popLast() ?? {
      defer { created += 1 }
      return Entity(index: created)
    }()
    alive.insert(entity)
    components.forEach { add($0, to: entity) }
    return entity
  }

  func add<C: Component>(_ component: C, to entity: Entity) { storage(C.self)[entity] = component }

  func destroy(_ entity: Entity) {
    guard alive.remove(entity) != nil else { return }
    for storage in storages.values { storage.remove(entity) }
    free.append(entity.next)
  }

  private func storage<C: Component>(_ type: C.Type) -> Storage<C> {
    if let known = storages[C.id] { return known as! Storage<C> }
    let new = Storage<C>()
    storages[type.id] = new
    return new
  }

  func get<C: Component>(_ entity: Entity, _: C.Type = C.self) -> C? { storage(C.self)[entity] }

  func each<A: Component, B: Component>(_ a: A.Type, _ b: B.Type, _ body: (Entity, inout A, B) -> Void) {
    let (first, second) = (storage(a), storage(b))
    for index in first.dense.indices {
      let entity = first.dense[index].entity
      guard let other = second[entity] else { continue }
      body(entity, &first.dense[index].component, other)
    }
  }

  func each<A: Component>(_ type: A.Type, _ body: (Entity, inout A) -> Void) {
    let storage = self.storage(A.self)
    for index in storage.dense.indices { body(storage.dense[index].entity, &storage.dense[index].component) }
  }

  func register(_ types: any Component.Type...) { for type in types { _register(type) } }
  private func _register<C: Component>(_ type: C.Type) { _ = storage(type) }

  var population: Int { alive.count }

  fileprivate func step(_ schedule: Schedule, _ dt: Double) {
    tick += 1
    for stage in schedule.stages {
      let group = DispatchGroup()
      for system in stage {
        DispatchQueue.global().async(group: group) { system.update(self, dt) }
      }
      group.wait()
    }
  }
}

protocol System: AnyObject {
  var reads: [ObjectIdentifier] { get }
  var writes: [ObjectIdentifier] { get }
  func update(_ world: World, _ dt: Double)
}

extension System {
  var reads: [ObjectIdentifier] { [] }
  var name: String { String(describing: type(of: self)) }
  fileprivate func conflicts(with other: some System) -> Bool {
    let (mine, theirs) = (Set(writes), Set(other.writes))
    return !mine.isDisjoint(with: theirs) || !mine.isDisjoint(with: other.reads) || !theirs.isDisjoint(with: reads)
  }
}

struct Schedule {
  private(set) var stages: [[System]] = []
  init(_ systems: System...) {
    for system in systems {
      if let last = stages.indices.last, !stages[last].contains(where: { $0.conflicts(with: system) }) {
        stages[last].append(system)
      } else {
        stages.append([system])
      }
    }
  }
}

final class Movement: System {
  let reads = [Velocity.id], writes = [Position.id]
  func update(_ world: World, _ dt: Double) {
    world.each(Position.self, Velocity.self) { _, position, velocity in position.at = position.at + velocity.by * dt }
  }
}

final class Poison: System {
  var writes: [ObjectIdentifier] { [Health.id] }
  func update(_ world: World, _ dt: Double) {
    world.each(Health.self) { entity, health in
      health.points -= 3
      if health.points == 0 { world.say("\(world.get(entity, Name.self)?.text ?? "?") dies") }
    }
  }
}

final class Reaper: System {
  let writes = [Health.id, Position.id, Velocity.id, Name.id]
  func update(_ world: World, _ dt: Double) {
    var dead: [Entity] = []
    world.each(Health.self) { entity, health in if health.points <= 0 { dead.append(entity) } }
    dead.sorted().forEach(world.destroy)
  }
}

final class Spawner: System {
  var writes = [Position.id, Velocity.id, Name.id, Health.id]
  func update(_ world: World, _ dt: Double) {
    guard world.tick.isMultiple(of: 2) else { return }
    let child = world.spawn(
      Name(text: "child of \(world.tick)"), Position(at: .zero), Velocity(by: .init(x: 0, y: Double(world.tick))), Health(points: 5))
    world.say("spawned \(child)")
  }
}

let world = World()
world.register(Position.self, Velocity.self, Health.self, Name.self)
let hero = world.spawn(Name(text: "hero"), Position(at: .zero), Velocity(by: Vector(x: 1, y: 0.5)), Health(points: 20))
let rock = world.spawn(Name(text: "rock"), Position(at: Vector(x: 3, y: 3)))
world.spawn(Name(text: "rat"), Health(points: 4), Velocity(by: .zero))

let schedule = Schedule(Movement(), Poison(), Reaper(), Spawner())
print(schedule.stages.map { $0.map(\.name) })

let loop = DispatchQueue(label: "game loop")
let timer = DispatchSource.makeTimerSource(flags: .strict, queue: loop)
let over = DispatchSemaphore(value: 0)
timer.schedule(deadline: .now(), repeating: 1.0 / 50, leeway: .nanoseconds(0))
timer.setEventHandler {
  world.step(schedule, 0.5)
  if world.tick == 6 { timer.cancel() }
}
timer.setCancelHandler { over.signal() }
timer.resume()
over.wait()

world.lines.forEach { print($0) }
print(world.population, world.get(hero, Position.self)!.at, world.get(rock, Position.self).map { $0.at.length }!)
print(world.get(hero, Health.self)?.points ?? -1, (world.get(hero) as Name?)?.text ?? "gone")
let far = [Vector(x: 3, y: 4), .zero].map(\.length).max()
print(far as Any, Vector.zero - Vector(x: 1, y: 1), [hero, rock].max()!)
