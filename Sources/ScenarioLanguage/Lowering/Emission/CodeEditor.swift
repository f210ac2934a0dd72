import DispatchTrace

/// Changes code that is complete: instructions go, others come between two or on the way of a jump.
struct CodeEditor {
  private let code: [Instruction]
  private let positions: [SourcePosition]
  private let sources: [[Int]]
  /// The number of the closure that a place was last needed for: of many closures in a long function each walks over much of it.
  private var neededFor: [Int32]
  private var number: Int32 = 0
  private var removed: Set<Int> = []
  /// In the place of an instruction.
  private var replacements: [Int: [Instruction]] = [:]
  /// Behind an instruction, where it goes on to the next one.
  private var following: [Int: [Instruction]] = [:]
  /// On the way of an instruction that jumps.
  private var jumping: [Int: [Instruction]] = [:]

  init(_ code: [Instruction], _ positions: [SourcePosition]) {
    self.code = code
    self.positions = positions
    var sources = [[Int]](repeating: [], count: code.count)
    for place in code.indices {
      if code[place].leavesFunction { continue }
      for target in code[place].successors(at: place) { sources[target].append(place) }
    }
    self.sources = sources
    neededFor = [Int32](repeating: 0, count: code.count + 1)
  }

  mutating func remove(_ place: Int) { removed.insert(place) }

  /// Where the closure may still be called, it is kept; on every way out of there it is released.
  mutating func release(_ closure: CalledClosure, with instructions: [Instruction]) {
    let needed = needed(closure)
    for place in [closure.start] + closure.calls where !isNeeded(place + 1) {
      replacements[place, default: []] += instructions
    }
    let calls = Set(closure.calls)
    for place in needed where !calls.contains(place) {
      let instruction = code[place]
      if instruction.goesOn, !isNeeded(place + 1) { following[place, default: []] += instructions }
      if instruction.op.jumps, !isNeeded(Int(instruction.c)) { jumping[place, default: []] += instructions }
    }
  }

  private func isNeeded(_ place: Int) -> Bool { neededFor[place] == number }

  private mutating func need(_ place: Int, _ needed: inout [Int]) -> Bool {
    if isNeeded(place) { return false }
    neededFor[place] = number
    needed.append(place)
    return true
  }

  /// The places from which a way leads to a call.
  private mutating func needed(_ closure: CalledClosure) -> [Int] {
    number += 1
    var needed: [Int] = []
    var open = closure.calls
    while let place = open.popLast() {
      guard place != closure.start, need(place, &needed) else { continue }
      open += sources[place]
      // All entries of a table belong to the one way to it.
      if code[place].op == .jumpTable { for entry in code[place].successors(at: place) { _ = need(entry, &needed) } }
    }
    return needed
  }

  /// The code with all changes, and its positions.
  func edited() -> ([Instruction], [SourcePosition]) {
    var made: [Instruction] = []
    var places: [SourcePosition] = []
    var starts: [Int] = []
    for place in code.indices {
      starts.append(made.count)
      let own = removed.contains(place) ? replacements[place] ?? [] : [code[place]]
      let all = own + (following[place] ?? [])
      made += all
      places += [SourcePosition](repeating: positions[place], count: all.count)
    }
    starts.append(made.count)
    for place in code.indices where code[place].op.jumps && !removed.contains(place) {
      let target = Int32(starts[Int(code[place].c)])
      made[starts[place]].c = target
      guard let way = jumping[place] else { continue }
      made[starts[place]].c = Int32(made.count)
      made += way + [Instruction(.jump, 0, 0, Int(target))]
      places += [SourcePosition](repeating: positions[place], count: way.count + 1)
    }
    return (made, places)
  }
}

extension Instruction {
  /// The next one may follow.
  fileprivate var goesOn: Bool { !leavesFunction && ![.jump, .loop, .jumpTable, .trapText, .fatal].contains(op) }
}
