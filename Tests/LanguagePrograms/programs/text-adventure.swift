// A little text adventure engine: value types, protocols with default implementations, timers for events.
import Foundation

enum Direction: String, CaseIterable, Codable {
    case north, east, south, west
    var opposite: Direction { Self.allCases[(Self.allCases.firstIndex(of: self)! + 2) % 4] }
    init?(abbreviation: Character) {
        guard let match = Self.allCases.first(where: { $0.rawValue.first == abbreviation }) else { return nil }
        self = match
    }
}

protocol Describable {
    var name: String { get }
    var details: String? { get }
}
extension Describable {
    var details: String? { nil }
    var sentence: String { details.map { "\(article) \(name) (\($0))" } ?? "\(article) \(name)" }
    private var article: String { "aeiou".contains(name.lowercased().first ?? " ") ? "an" : "a" }
}

struct Item: Describable, Hashable {
    let name: String
    var weight = 1
    var details: String? { weight > 5 ? "heavy" : nil }
}

final class Room: Describable {
    let name: String
    var items: Set<Item>
    private(set) var exits: [Direction: Unowned<Room>] = [:]
    init(_ name: String, items: Item...) {
        self.name = name
        self.items = .init(items)
    }
    static func connect(_ a: Room, _ direction: Direction, _ b: Room) {
        a.exits[direction] = Unowned(b)
        b.exits[direction.opposite] = Unowned(a)
    }
    struct Unowned<T: AnyObject> { unowned let value: T; init(_ v: T) { value = v } }
}

enum Command: Equatable {
    case go(Direction), take(String), drop(String), look, inventory, wait(seconds: Double), quit

    enum ParseError: Error, CustomStringConvertible {
        case empty, unknown(String), missing(argument: String, for: String)
        var description: String {
            switch self {
            case .empty: return "Say something."
            case .unknown(let word): return "I don't know how to \(word)."
            case let .missing(argument, verb): return "\(verb.capitalized) \(argument)?"
            }
        }
    }

    init(parsing line: String) throws {
        var words = line.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)[...]
        guard let verb = words.popFirst() else { throw ParseError.empty }
        let rest = words.joined(separator: " ")
        switch verb {
        case "go", "walk":
            guard let direction = Direction(rawValue: rest) else { throw ParseError.missing(argument: "where", for: verb) }
            self = .go(direction)
        case _ where verb.count == 1 && Direction(abbreviation: verb.first!) != nil:
            self = .go(Direction(abbreviation: Character(verb))!)
        case "take", "get" where !rest.isEmpty: self = .take(rest)
        case "drop": self = .drop(rest)
        case "look", "l": self = .look
        case "i", "inventory": self = .inventory
        case "wait": self = .wait(seconds: Double(rest) ?? 1)
        case "quit": self = .quit
        case "take", "get": throw ParseError.missing(argument: "what", for: verb)
        default: throw ParseError.unknown(verb)
        }
    }
}

class Game {
    private(set) var room: Room
    private var bag: [Item] = []
    private let queue = DispatchQueue(label: "game")
    private lazy var clock: DispatchSourceTimer = {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + 0.5, repeating: 0.5)
        timer.setEventHandler { [weak self] in self?.tick() }
        return timer
    }()
    private var ticks = 0 { didSet { if ticks == 3 { say("A bell rings far away.") } } }
    private(set) var transcript = [String]()
    let capacity = 8

    init(start: Room) { room = start; clock.resume() }
    deinit { clock.cancel() }

    private func tick() { ticks += 1 }
    private func say(_ text: String...) { transcript.append(contentsOf: text) }

    func play(_ line: String) {
        queue.sync {
            say("> \(line)")
            do { try perform(Command(parsing: line)) } catch { say("\(error)") }
        }
    }

    private func perform(_ command: Command) throws {
        switch command {
        case .go(let direction):
            guard let next = room.exits[direction]?.value else { return say("No way \(direction.rawValue).") }
            room = next
            fallthrough
        case .look:
            say("You are in \(room.sentence).")
            let things = room.items.map(\.sentence).sorted()
            if !things.isEmpty { say("Here: " + things.joined(separator: ", ") + ".") }
        case .take(let name):
            guard let item = room.items.first(where: { $0.name == name }) else { return say("There is no \(name).") }
            let load = bag.reduce(item.weight) { $0 + $1.weight }
            guard load <= capacity else { return say("Too heavy by \(load - capacity).") }
            bag.append(room.items.remove(item)!)
            say("Taken.")
        case .drop(let name):
            guard let index = bag.firstIndex(where: { $0.name == name }) else { return say("You have no \(name).") }
            room.items.insert(bag.remove(at: index))
        case .inventory where bag.isEmpty: say("Nothing.")
        case .inventory: say(bag.map { $0.sentence }.joined(separator: "; "))
        case .wait(let seconds):
            queue.asyncAfter(deadline: .now() + seconds) {}
            say("Time passes.")
        case .quit: clock.cancel()
        }
    }
}

let hall = Room("hall", items: Item(name: "lamp"), Item(name: "anvil", weight: 7))
let cave = Room("cave", items: Item(name: "old key"))
Room.connect(hall, .north, cave)

let game = Game(start: hall)
for line in ["look", "take lamp", "take anvil", "take anvil now", "get", "n", "", "take old key", "i", "dance", "go up", "s", "drop lamp", "take anvil", "l"] {
    game.play(line)
}
Thread.sleep(forTimeInterval: 1.7)
game.play("wait 0.1")
game.play("quit")
game.transcript.forEach { print($0) }
