/// `signalbox run app.swift`, with no option: what most calls are.
///
/// The parser of command lines asks forty times what the type of an option conforms to, and each time all that the program's types conform to
/// is looked through, ten thousand entries: with small scenarios an eighth of the time until they are done. So this call is read without it.
extension RunCommand {
  /// Nil for any other call.
  init?(plainly arguments: [String]) {
    guard arguments.count == 1, arguments[0].first.map({ $0 != "-" }) ?? false else { return nil }
    self.init()
    paths = arguments
    options = .notGiven
    trace = nil
    format = .text
  }
}

extension RunOptions {
  fileprivate static var notGiven: Self {
    var options = Self()
    options.machineOptions = .notGiven
    options.schedule = nil
    options.timing = nil
    options.compilation = .notGiven
    options.sandbox = false
    return options
  }
}

extension MachineOptions {
  fileprivate static var notGiven: Self {
    var options = Self()
    options.platform = nil
    options.cores = []
    options.seed = []
    options.quantum = nil
    options.takes = []
    options.maxTime = nil
    options.maxSteps = nil
    options.maxEvents = nil
    options.maxMemory = nil
    options.maxOutput = nil
    return options
  }
}

extension CompilationOptions {
  fileprivate static var notGiven: Self {
    var options = Self()
    options.compiled = false
    options.with = []
    return options
  }
}
