// programs: a turn-based battle on a game queue with strategies, effects, a seeded generator and a turn timer
import Foundation

struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state = state &* 6364136223846793005 &+ 1442695040888963407
        return state >> 1 ^ state << 7
    }
    mutating func roll(_ sides: Int) -> Int { Int(next() >> 33) % sides + 1 }
}

enum Effect: Equatable {
    case poison(turns: Int)
    case shield(Int)
    case stunned

    var ticked: Effect? {
        switch self {
        case .poison(let turns): return turns > 1 ? .poison(turns: turns - 1) : nil
        case .shield: return self
        case .stunned: return nil
        }
    }
}

struct Fighter {
    let name: String
    var health: Int
    let attack: Int
    var effects: [Effect] = []

    var isAlive: Bool { health > 0 }

    mutating func take(_ damage: Int) -> Int {
        var rest = damage
        if let index = effects.firstIndex(where: { if case .shield = $0 { return true }; return false }),
           case .shield(let strength) = effects[index] {
            let absorbed = min(strength, rest)
            rest -= absorbed
            if strength == absorbed { effects.remove(at: index) } else { effects[index] = .shield(strength - absorbed) }
        }
        health = max(0, health - rest)
        return rest
    }

    mutating func tick() -> [String] {
        var notes: [String] = []
        for effect in effects {
            if case .poison = effect {
                health = max(0, health - 2)
                notes.append("\(name) suffers poison (\(health))")
            }
        }
        effects = effects.compactMap(\.ticked)
        return notes
    }
}

enum Move {
    case strike
    case poison
    case guardUp
    case stun
}

protocol Strategy {
    func choose(me: Fighter, foe: Fighter, turn: Int) -> Move
}

struct Brute: Strategy {
    func choose(me: Fighter, foe: Fighter, turn: Int) -> Move { turn % 4 == 3 ? .stun : .strike }
}

struct Cautious: Strategy {
    let limit: Int
    func choose(me: Fighter, foe: Fighter, turn: Int) -> Move {
        if me.health < limit && !me.effects.contains(where: { if case .shield = $0 { true } else { false } }) {
            return .guardUp
        }
        return foe.effects.contains { if case .poison = $0 { return true } else { return false } } ? .strike : .poison
    }
}

final class Battle {
    private var fighters: [Fighter]
    private let strategies: [Strategy]
    private var dice: SeededGenerator
    private let queue = DispatchQueue(label: "battle")
    private var turn = 0
    private(set) var log: [String] = []
    let maxTurns: Int

    init(_ a: (Fighter, Strategy), _ b: (Fighter, Strategy), seed: UInt64, maxTurns: Int = 30) {
        fighters = [a.0, b.0]
        strategies = [a.1, b.1]
        dice = SeededGenerator(seed: seed)
        self.maxTurns = maxTurns
    }

    func start(_ completion: @escaping (Fighter?) -> Void) {
        queue.async { self.step(completion) }
    }

    private func step(_ completion: @escaping (Fighter?) -> Void) {
        let (me, foe) = (turn % 2, 1 - turn % 2)
        guard fighters.allSatisfy(\.isAlive), turn < maxTurns else {
            let alive = fighters.filter { $0.isAlive }
            return completion(alive.count == 1 ? alive.first : nil)
        }
        if fighters[me].effects.contains(.stunned) {
            log.append("\(turn): \(fighters[me].name) is stunned")
        } else {
            let move = strategies[me].choose(me: fighters[me], foe: fighters[foe], turn: turn / 2)
            log.append("\(turn): " + perform(move, by: me, on: foe))
        }
        log += fighters[me].tick().map { "   " + $0 }
        turn += 1
        queue.asyncAfter(deadline: .now() + .milliseconds(1)) { [self] in step(completion) }
    }

    private func perform(_ move: Move, by me: Int, on foe: Int) -> String {
        let name = fighters[me].name
        switch move {
        case .strike:
            let damage = fighters[me].attack + dice.roll(4)
            let dealt = fighters[foe].take(damage)
            return "\(name) strikes for \(damage), \(dealt) through (\(fighters[foe].health))"
        case .poison:
            fighters[foe].effects.append(.poison(turns: 3))
            return "\(name) poisons"
        case .guardUp:
            fighters[me].effects.append(.shield(6))
            return "\(name) raises a shield"
        case .stun:
            fighters[foe].effects.append(.stunned)
            return "\(name) stuns"
        }
    }
}

let ogre = Fighter(name: "Ogre", health: 30, attack: 4)
let rogue = Fighter(name: "Rogue", health: 22, attack: 3)
let group = DispatchGroup()
var winners: [UInt64: String] = [:]
let results = DispatchQueue(label: "results")

let first = Battle((ogre, Brute()), (rogue, Cautious(limit: 12)), seed: 7)
group.enter()
first.start { winner in
    results.async {
        winners[7] = winner?.name ?? "draw"
        group.leave()
    }
}
for seed in UInt64(1)...4 {
    let battle = Battle((rogue, Cautious(limit: Int(seed) * 4)), (ogre, Brute()), seed: seed, maxTurns: 20)
    group.enter()
    battle.start { winner in
        results.async {
            winners[seed] = winner.map { "\($0.name) with \($0.health)" } ?? "draw"
            group.leave()
        }
    }
}
group.wait()
first.log.forEach { print($0) }
for (seed, winner) in winners.sorted(by: { $0.key < $1.key }) { print("seed \(seed): \(winner)") }
