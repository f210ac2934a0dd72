// mutants TREE COUNT SEED LEFT-OUT FOLDER…
//
// Rewrites the Swift files below TREE/FOLDER so that COUNT mutants, picked by SEED, can be switched on: one build holds them
// all. LEFT-OUT are numbers of mutants that do not compile, with commas, or `-`. Prints a line for each mutant, with tabs:
// its number, the file, the first and the last line of the new text, the line of the old text, the change.
import Foundation

let arguments = CommandLine.arguments
guard arguments.count > 5, let count = Int(arguments[2]), let seed = UInt64(arguments[3]) else {
  print("mutants TREE COUNT SEED LEFT-OUT FOLDER…")
  exit(64)
}
let tree = URL(fileURLWithPath: arguments[1])
let leftOut = Set(arguments[4].split(separator: ",").compactMap { Int($0) })

/// SplitMix64: the same mutants on every machine.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

let paths: [String] = arguments[5...].flatMap { folder in
  let below = FileManager.default.enumerator(atPath: tree.appendingPathComponent(folder).path)
  let names = below?.compactMap { $0 as? String } ?? []
  return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
}
let files = try paths.map { path in
  let source = try String(contentsOf: tree.appendingPathComponent(path), encoding: .utf8)
  return (path: path, source: source, sites: SiteFinder.sites(in: source))
}

let total = files.reduce(0) { $0 + $1.sites.count }
var generator = Generator(state: seed)
let chosen = Set(Array(0..<total).shuffled(using: &generator).prefix(count)).subtracting(leftOut)

var first = 0
for file in files {
  let numbered = file.sites.enumerated().map { (number: first + $0.offset, site: $0.element) }
  first += file.sites.count
  var text: [UInt8] = []
  var place = 0
  let bytes = Array(file.source.utf8)
  // Outer places come first: what stands inside a place that was rewritten is left alone.
  let sorted = numbered.filter { chosen.contains($0.number) }.sorted {
    ($0.site.range.lowerBound, -$0.site.range.upperBound) < ($1.site.range.lowerBound, -$1.site.range.upperBound)
  }
  for (number, site) in sorted where site.range.lowerBound >= place {
    text += bytes[place..<site.range.lowerBound]
    let start = text.count { $0 == UInt8(ascii: "\n") } + 1
    text += Array(site.replacement(number).utf8)
    let end = text.count { $0 == UInt8(ascii: "\n") } + 1
    place = site.range.upperBound
    print([String(number), file.path, "\(start)", "\(end)", "\(site.line)", site.change].joined(separator: "\t"))
  }
  text += bytes[place...]
  if place > 0 { try Data(text).write(to: tree.appendingPathComponent(file.path)) }
}
FileHandle.standardError.write(Data("\(total) places\n".utf8))
