// programs: a media player: a state machine with a transition table, a playlist with shuffle and repeat, and progress timers
import Foundation

enum PlayerState: Hashable {
    case stopped, buffering, playing, paused
}

enum PlayerEvent: Hashable {
    case play, pause, stop, bufferFull, finished
}

struct Transition<S: Hashable, E: Hashable>: Hashable {
    let from: S
    let event: E
}

final class Machine<S: Hashable, E: Hashable> {
    private(set) var state: S
    private var table: [Transition<S, E>: S] = [:]
    var onTransition: ((S, E, S) -> Void)?
    private(set) var ignored: [(S, E)] = []

    init(_ initial: S) { state = initial }

    func when(_ states: S..., on event: E, go target: S) {
        for s in states { table[Transition(from: s, event: event)] = target }
    }

    @discardableResult
    func fire(_ event: E) -> Bool {
        guard let target = table[Transition(from: state, event: event)] else {
            ignored.append((state, event))
            return false
        }
        let old = state
        state = target
        onTransition?(old, event, target)
        return true
    }
}

struct Track: Equatable {
    let title: String
    let seconds: Int
}

struct Playlist {
    enum Repeat { case off, one, all }
    private(set) var tracks: [Track]
    private var order: [Int]
    private var cursor = 0
    var mode = Repeat.off

    init(_ tracks: Track...) {
        self.tracks = tracks
        order = Array(tracks.indices)
    }

    var current: Track? { order.indices.contains(cursor) ? tracks[order[cursor]] : nil }

    mutating func advance(userInitiated: Bool = false) -> Track? {
        switch mode {
        case .one where !userInitiated: break
        case .all, .one: cursor = (cursor + 1) % order.count
        case .off: cursor += 1
        }
        return current
    }

    mutating func rewind() { cursor = max(0, cursor - 1) }

    mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) {
        order = Array(tracks.indices)
        for i in order.indices.dropLast() {
            let j = i + Int(generator.next() % UInt64(order.count - i))
            order.swapAt(i, j)
        }
        cursor = 0
    }

    var upcoming: [String] { order.dropFirst(cursor).map { tracks[$0].title } }
}

struct Counter: RandomNumberGenerator {
    var n: UInt64
    mutating func next() -> UInt64 {
        n += 3
        return n
    }
}

final class Player {
    private let machine = Machine<PlayerState, PlayerEvent>(.stopped)
    private let queue = DispatchQueue(label: "player")
    private var timer: DispatchSourceTimer?
    private var elapsed = 0
    private var list: Playlist
    let ended = DispatchSemaphore(value: 0)
    private(set) var log: [String] = []

    init(_ list: Playlist) {
        self.list = list
        machine.when(.stopped, on: .play, go: .buffering)
        machine.when(.buffering, on: .bufferFull, go: .playing)
        machine.when(.playing, .buffering, on: .pause, go: .paused)
        machine.when(.paused, on: .play, go: .playing)
        machine.when(.playing, on: .finished, go: .buffering)
        machine.when(.playing, .paused, .buffering, on: .stop, go: .stopped)
        machine.onTransition = { [weak self] old, event, new in self?.entered(new, from: old, by: event) }
    }

    private func entered(_ state: PlayerState, from old: PlayerState, by event: PlayerEvent) {
        log.append("\(old)-\(event)->\(state)")
        switch (old, state) {
        case (_, .buffering):
            stopTimer()
            elapsed = 0
            queue.asyncAfter(deadline: .now() + .milliseconds(2)) { self.machine.fire(.bufferFull) }
        case (_, .playing):
            startTimer()
        case (.playing, .paused), (.playing, .stopped):
            stopTimer()
            log.append("at \(elapsed) of \(list.current?.title ?? "-")")
        default: break
        }
        if state == .stopped { ended.signal() }
    }

    private func startTimer() {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + .milliseconds(4), repeating: .milliseconds(4))
        timer.setEventHandler { [unowned self] in tick() }
        timer.resume()
        self.timer = timer
    }

    private func stopTimer() {
        timer?.cancel()
        timer = nil
    }

    private func tick() {
        guard let track = list.current else { return }
        elapsed += 1
        onSecond?(track, elapsed)
        guard elapsed >= track.seconds, machine.state == .playing else { return }
        log.append("finished \(track.title)")
        if list.advance() != nil {
            machine.fire(.finished)
        } else {
            machine.fire(.stop)
        }
    }

    var onSecond: ((Track, Int) -> Void)?

    func send(_ event: PlayerEvent) { queue.async { self.machine.fire(event) } }
    func fireInside(_ event: PlayerEvent) { machine.fire(event) }
    var state: PlayerState { queue.sync { machine.state } }
    var ignored: String { queue.sync { machine.ignored.map { "\($0.0):\($0.1)" }.joined(separator: " ") } }
}

var playlist = Playlist(Track(title: "Intro", seconds: 2), Track(title: "Song", seconds: 4), Track(title: "Coda", seconds: 1))
print(playlist.upcoming)

let player = Player(playlist)
player.send(.pause)
let paused = DispatchSemaphore(value: 0)
player.onSecond = { track, second in
    if track.title == "Song" && second == 2 {
        player.fireInside(.pause)
        paused.signal()
    }
}
player.send(.play)
player.send(.play)
paused.wait()
print("state", player.state)
player.onSecond = nil
player.send(.play)
player.ended.wait()
print("state", player.state)
player.log.forEach { print("  " + $0) }
print("ignored", player.ignored)

var counter = Counter(n: 1)
playlist.shuffle(using: &counter)
print(playlist.upcoming)
playlist.mode = .all
print((0..<4).map { _ in playlist.advance()?.title ?? "-" })
playlist.mode = .one
print((0..<2).map { _ in playlist.advance()!.title }, playlist.advance(userInitiated: true)!.title)
playlist.rewind()
playlist.mode = .off
print(playlist.current?.title ?? "-", playlist.advance()?.title ?? "-", playlist.advance()?.title ?? "-", playlist.advance()?.title ?? "end")
