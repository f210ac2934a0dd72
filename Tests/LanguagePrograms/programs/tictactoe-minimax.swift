// programs: perfect noughts and crosses: root moves searched in parallel, alpha-beta below, a self-played match
import Foundation

enum Mark: Character {
    case x = "X", o = "O"
    var other: Mark { self == .x ? .o : .x }
}

struct Board: Hashable, CustomStringConvertible {
    private var cells: [Mark?] = Array(repeating: nil, count: 9)
    private static let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]

    init() {}
    init?(_ picture: String) {
        let marks = picture.filter { !$0.isWhitespace && $0 != "/" }
        guard marks.count == 9 else { return nil }
        cells = marks.map { Mark(rawValue: $0) }
    }

    var moves: [Int] { cells.indices.filter { cells[$0] == nil } }
    var turn: Mark { moves.count % 2 == 1 ? .x : .o }

    var winner: Mark? {
        for line in Board.lines {
            if let mark = cells[line[0]], cells[line[1]] == mark, cells[line[2]] == mark { return mark }
        }
        return nil
    }

    var isOver: Bool { winner != nil || moves.isEmpty }

    func playing(_ move: Int) -> Board {
        var copy = self
        copy.cells[move] = turn
        return copy
    }

    var description: String {
        stride(from: 0, to: 9, by: 3).map { row in
            String(cells[row..<row + 3].map { $0?.rawValue ?? "." })
        }.joined(separator: "/")
    }
}

struct Searcher {
    private(set) var visited = 0
    private var table: [Board: Int] = [:]

    /// The value for the side to move: 10 less the depth for a win.
    mutating func negamax(_ board: Board, _ alpha: Int, _ beta: Int, depth: Int) -> Int {
        visited += 1
        if board.winner != nil { return depth - 10 }
        let moves = board.moves
        guard !moves.isEmpty else { return 0 }
        var (alpha, best) = (alpha, -100)
        for move in moves {
            let value = -negamax(board.playing(move), -beta, -alpha, depth: depth + 1)
            best = max(best, value)
            alpha = max(alpha, value)
            if alpha >= beta { break }
        }
        return best
    }
}

func evaluate(_ board: Board) -> [(move: Int, value: Int)] {
    let moves = board.moves
    var values = [Int](repeating: 0, count: moves.count)
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: moves.count) { i in
        var searcher = Searcher()
        let value = -searcher.negamax(board.playing(moves[i]), -100, 100, depth: 1)
        lock.lock()
        values[i] = value
        lock.unlock()
    }
    return zip(moves, values).map { (move: $0, value: $1) }
}

func bestMove(_ board: Board) -> (move: Int, value: Int)? {
    evaluate(board).max { ($0.value, -$0.move) < ($1.value, -$1.move) }
}

let positions = ["XX. / OO. / ...", "X.. / .O. / ..X", "XOX / .O. / ..."]
for text in positions {
    guard let board = Board(text), let best = bestMove(board) else { continue }
    print(board, "turn", board.turn, "best", best.move, "value", best.value)
}

var board = Board("X.. / ... / ..O")!
print(evaluate(board).map { "\($0.move):\($0.value)" }.joined(separator: " "))
var history = [board]
while !board.isOver, let best = bestMove(board) {
    board = board.playing(best.move)
    history.append(board)
}
history.forEach { print($0) }
print(board.winner.map { "\($0) wins" } ?? "draw", "in", history.count - 1)
print(Board("short") == nil, Set(history).count == history.count)
