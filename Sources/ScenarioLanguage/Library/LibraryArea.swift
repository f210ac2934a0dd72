import ScenarioLibrary

/// A part of the library: the Swift declarations that scenarios may use, whose texts are the files of `ScenarioLibrary`.
///
/// Functions with a body are ordinary code of the scenario language. Functions without one are natives: `NativeLibrary` and
/// `DispatchCall` know them by name, as `Type.name(label:label:)`, top-level functions without the type, getters
/// (`var count: Int { get }`) as `Type.count`. No two natives have the same name; what is overloaded in Swift has bodies that
/// call natives of different names. Natives never answer an optional and never call a closure. Names that begin with `_` are
/// the library's own.
///
/// A scenario pays only for what it uses: the text is cut into declarations and members (`LibraryCutter` says what that asks of
/// the text), and each is parsed when its name is first looked up. What in a function only some scenarios can lead to stands behind
/// `#if word`, for those in whose text that word is (`writtenStatements`).
struct LibraryArea: Sendable {
  let name: String
  /// What Swift's own module for this is called.
  let module: String
  /// The top-level names it declares.
  let provides: [String]
  /// What it adds to types of other areas.
  let extends: Extended?
  /// Of the areas, a scenario needs few.
  private let makeSource: @Sendable () -> [UInt8]

  init(
    name: String, module: String = "Swift", provides: [String], extends: Extended? = nil,
    source: @autoclosure @escaping @Sendable () -> [UInt8]
  ) {
    self.name = name
    self.module = module
    self.provides = provides
    self.extends = extends
    makeSource = source
  }

  /// In UTF-8; made anew each time it is asked for.
  var source: [UInt8] { makeSource() }

  /// The files of the library that are called so, one after the other.
  static func text(_ names: String...) -> [UInt8] {
    names.flatMap { name in
      let text = scenario_library_text(name + ".swift")
      precondition(text.bytes != nil, "The library has no file \(name).swift")
      return UnsafeBufferPointer(start: text.bytes, count: text.count)
    }
  }

  /// Types and functions that an area adds to, as soon as one of the names in `onUseOf` is used, or one of those in `onMentionOf` by
  /// the scenario itself.
  struct Extended {
    let types: [String]
    var onUseOf: [String] = []
    var onMentionOf: [String] = []
    /// Those of the types that the scenario does not use stay unread.
    var leavesUnused = false
  }

  static let all: [LibraryArea] = [
    arrays, contiguousArrays, pointers, textsOfC, managedBuffers, ranges, dictionaries, dictionaryViews, groups, queues, sources,
    times,
    functions,
    mathematics, operators,
    numbers,
    optionals, protocols, sequences,
    strings, textViews, threads, streams, typedInput, nothingTyped, typedBytes, identifiers, files, fileHandles,
    openFiles, descriptors, dispatchIO, platformLocks, platformThreads,
    synchronization,
    dispatchData,
    signals,
    conditionLocks, notifications, appLife, operations, images, views, controls, controllers, lists, selectors, observation,
    associatedObjects, unitTests, assertions, expectations,
    keyPaths, runLoops, coreRunLoops, foundationObjects, logMessages, bridgedValues, foundationCollections,
    attributedTexts,
    foundationErrors, systemErrors,
    locations,
    urlComponents, data, dataProtocols,
    dataObjects, characterSetObjects, dateObjects, calendarObjects, timesOfC,
    requests, network, clocks, dateTexts, calendars,
    decimals, numberFormatters, scanners, indexSets, progresses, measurements, moreMeasurements, graphics, sortComparators,
    ownComparators, mirrors, mirroredTypes, rawBytes,
    formatStyles,
    patterns, regularExpressions, regexes,
    erasedTypes,
    ownCollections, strides, interpolations,
    coding, codingContainers, codableTypes, json, jsonTexts, jsonObjects, userDefaults,
  ]
}
