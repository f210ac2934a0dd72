// programs: Huffman coding with an indirect enum, bit strings and blocks compressed in parallel
import Foundation

indirect enum Tree: Comparable {
    case leaf(Character, Int)
    case node(Tree, Tree, Int, first: Character)

    var weight: Int {
        switch self {
        case .leaf(_, let w), .node(_, _, let w, first: _): return w
        }
    }

    var first: Character {
        switch self {
        case .leaf(let c, _): return c
        case .node(_, _, _, let c): return c
        }
    }

    static func < (a: Tree, b: Tree) -> Bool { (a.weight, a.first) < (b.weight, b.first) }
    static func == (a: Tree, b: Tree) -> Bool { (a.weight, a.first) == (b.weight, b.first) }

    static func join(_ a: Tree, _ b: Tree) -> Tree {
        .node(a, b, a.weight + b.weight, first: min(a.first, b.first))
    }

    func walk(_ prefix: String = "", _ body: (Character, String) -> Void) {
        switch self {
        case .leaf(let character, _): body(character, prefix.isEmpty ? "0" : prefix)
        case let .node(left, right, _, _):
            left.walk(prefix + "0", body)
            right.walk(prefix + "1", body)
        }
    }

    var depth: Int {
        if case let .node(l, r, _, _) = self { return 1 + max(l.depth, r.depth) }
        return 0
    }
}

struct Bits: CustomStringConvertible, Equatable {
    private(set) var bytes: [UInt8] = []
    private(set) var count = 0

    mutating func append(_ text: String) {
        for c in text {
            if count % 8 == 0 { bytes.append(0) }
            if c == "1" { bytes[count / 8] |= 0x80 >> UInt8(count % 8) }
            count += 1
        }
    }

    subscript(index: Int) -> Bool { bytes[index / 8] & (0x80 >> UInt8(index % 8)) != 0 }

    var description: String {
        bytes.map { byte in
            let text = String(byte, radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }.joined()
    }
}

struct Huffman {
    let tree: Tree
    let codes: [Character: String]

    init?(_ text: String) {
        var counts: [Character: Int] = [:]
        text.forEach { counts[$0, default: 0] += 1 }
        var forest = counts.map { Tree.leaf($0.key, $0.value) }.sorted(by: >)
        guard !forest.isEmpty else { return nil }
        while forest.count > 1 {
            let joined = Tree.join(forest.removeLast(), forest.removeLast())
            let index = forest.firstIndex { $0 < joined } ?? forest.endIndex
            forest.insert(joined, at: index)
        }
        tree = forest[0]
        var table: [Character: String] = [:]
        tree.walk { table[$0] = $1 }
        codes = table
    }

    func encode(_ text: String) -> Bits? {
        var bits = Bits()
        for character in text {
            guard let code = codes[character] else { return nil }
            bits.append(code)
        }
        return bits
    }

    func decode(_ bits: Bits) -> String {
        var result = ""
        var position = tree
        for index in 0..<bits.count {
            if case let .node(left, right, _, _) = position { position = bits[index] ? right : left }
            if case .leaf(let character, _) = position {
                result.append(character)
                position = tree
            }
        }
        return result
    }
}

extension String {
    func chunked(_ size: Int) -> [String] {
        var chunks: [String] = []
        var rest = self[...]
        while !rest.isEmpty {
            chunks.append(String(rest.prefix(size)))
            rest = rest.dropFirst(size)
        }
        return chunks
    }
}

let text = "she sells sea shells by the sea shore and the shells she sells are sea shells"
guard let huffman = Huffman(text) else { fatalError("empty text") }
for (character, code) in huffman.codes.sorted(by: { ($0.value.count, $0.value) < ($1.value.count, $1.value) }).prefix(5) {
    print("'\(character)'", code)
}
let bits = huffman.encode(text)!
print(bits.count, "bits instead of", text.utf8.count * 8, "depth", huffman.tree.depth)
print(bits.description.prefix(16), huffman.decode(bits) == text)
print(huffman.encode("xyz") == nil, (Huffman("").map { _ in 1 }) == nil, Huffman("aaaa")!.encode("aa")!.count)

let chunks = text.chunked(20)
var encoded = [Int: Bits]()
let collect = DispatchQueue(label: "collect")
let group = DispatchGroup()
for (index, chunk) in chunks.enumerated() {
    DispatchQueue.global().async(group: group) {
        guard let bits = huffman.encode(chunk) else { return }
        collect.sync { encoded[index] = bits }
    }
}
group.notify(queue: collect) {
    let sizes = encoded.sorted { $0.key < $1.key }.map(\.value.count)
    print(sizes, sizes.reduce(0, +) == bits.count)
}
group.wait()
let whole = collect.sync { chunks.indices.compactMap { encoded[$0] }.map(huffman.decode).joined() }
collect.sync {}
print(whole == text)
