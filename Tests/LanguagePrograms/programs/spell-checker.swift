// programs: a spell checker with edit candidates, word frequencies and a concurrent check of a text
import Foundation

struct Correction: CustomStringConvertible {
    let word: String
    let range: Range<Int>
    let suggestions: [String]
    var description: String {
        "\(word)@\(range.lowerBound)..<\(range.upperBound) -> \(suggestions.isEmpty ? "?" : suggestions.joined(separator: "/"))"
    }
}

final class SpellChecker {
    private var frequencies: [String: Int] = [:]
    private var memo: [String: [String]] = [:]
    private let memoQueue = DispatchQueue(label: "memo", attributes: .concurrent)
    private(set) lazy var alphabet: [Character] = {
        Set(self.frequencies.keys.joined()).sorted()
    }()

    init(training text: String) {
        for word in SpellChecker.words(in: text) { frequencies[word.text, default: 0] += 1 }
    }

    static func words(in text: String) -> [(text: String, range: Range<Int>)] {
        var result: [(text: String, range: Range<Int>)] = []
        var current = ""
        var start = 0
        for (offset, character) in text.lowercased().enumerated() {
            if character.isLetter {
                if current.isEmpty { start = offset }
                current.append(character)
            } else if !current.isEmpty {
                result.append((current, start..<offset))
                current = ""
            }
        }
        if !current.isEmpty { result.append((current, start..<start + current.count)) }
        return result
    }

    func knows(_ word: String) -> Bool { frequencies[word] != nil }

    private func edits(_ word: String) -> Set<String> {
        let letters = Array(word)
        var result: Set<String> = []
        for i in 0...letters.count {
            let (head, tail) = (letters[..<i], letters[i...])
            if let first = tail.first {
                result.insert(String(head + tail.dropFirst()))
                for c in alphabet where c != first { result.insert(String(head + [c] + tail.dropFirst())) }
                if tail.count > 1 {
                    let second = tail[tail.startIndex + 1]
                    result.insert(String(head + [second, first] + tail.dropFirst(2)))
                }
            }
            for c in alphabet { result.insert(String(head + [c] + tail)) }
        }
        return result
    }

    func suggestions(for word: String, limit: Int = 3) -> [String] {
        if let known = memoQueue.sync(execute: { memo[word] }) { return known }
        var candidates = edits(word).filter(knows)
        if candidates.isEmpty {
            candidates = Set(frequencies.keys.filter { distance($0, word) == 2 })
        }
        let ranked = candidates.sorted {
            let (a, b) = (frequencies[$0]!, frequencies[$1]!)
            return a == b ? $0 < $1 : a > b
        }
        let result = Array(ranked.prefix(limit))
        memoQueue.async(flags: .barrier) { self.memo[word] = result }
        return result
    }

    func distance(_ a: String, _ b: String) -> Int {
        let (x, y) = (Array(a), Array(b))
        if x.isEmpty || y.isEmpty { return max(x.count, y.count) }
        var previous = Array(0...y.count)
        for i in 1...x.count {
            var row = [i]
            for j in 1...y.count {
                let cost = x[i - 1] == y[j - 1] ? 0 : 1
                row.append(min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + cost))
            }
            previous = row
        }
        return previous.last!
    }

    func check(_ text: String) -> [Correction] {
        _ = alphabet
        let unknown = SpellChecker.words(in: text).filter { !knows($0.text) }
        var corrections = [Correction?](repeating: nil, count: unknown.count)
        let lock = NSLock()
        DispatchQueue.concurrentPerform(iterations: unknown.count) { i in
            let (word, range) = unknown[i]
            let made = Correction(word: word, range: range, suggestions: suggestions(for: word))
            lock.lock()
            corrections[i] = made
            lock.unlock()
        }
        return corrections.compactMap { $0 }
    }

    func corrected(_ text: String) -> String {
        var characters = Array(text)
        for correction in check(text).reversed() {
            guard let best = correction.suggestions.first else { continue }
            let original = characters[correction.range]
            let replacement = original.first!.isUppercase ? best.prefix(1).uppercased() + best.dropFirst() : best
            characters.replaceSubrange(correction.range, with: Array(replacement))
        }
        return String(characters)
    }
}

let checker = SpellChecker(training: """
    the queue is a line of work and the line is served in order the order of the work is the order of the queue
    a thread serves the queue when there is work and sleeps when there is none barriers wait for readers
    """)

print(checker.alphabet.map(String.init).joined())
for word in ["teh", "queu", "wrk", "srves", "zzzzz", "ordr", "brriers"] {
    print(word, checker.suggestions(for: word))
}
print(checker.distance("kitten", "sitting"), checker.distance("", "abc"), checker.distance("same", "same"))

let text = "Teh thred sleps when the qeue is emty, and raders wit."
for correction in checker.check(text) { print(correction) }
print(checker.corrected(text))
