/// The library's declarations, read name by name when they are first looked up.
final class Library {
  let scope = Scope(parent: nil)
  unowned var checker: Checker?
  /// The names that need not be read: they have been, or are not there for this scenario.
  private var loaded: Set<String>

  private let texts: [String]
  private var words: [String: Bool] = [:]

  /// For the scenario that is written in `texts`. `missing` are not there for it.
  init(for texts: [String], without missing: [LibraryArea] = []) {
    self.texts = texts
    loaded = Set(missing.flatMap(\.provides))
  }

  /// The scenario's text has the word somewhere.
  func isWritten(_ word: String) -> Bool {
    if let known = words[word] { return known }
    let isWritten = texts.contains { $0.mentions(word) }
    words[word] = isWritten
    return isWritten
  }

  /// Found once in the life of the tool.
  private static let outlines = LibraryOutlines()

  /// What the library declares under `name`, not parsed yet.
  static func declarations(named name: String) -> [LibraryDeclaration] {
    area(of: name).flatMap { outlines.outline(of: $0)[name] } ?? []
  }

  private static func area(of name: String) -> LibraryArea? { areaOfName[name].map { LibraryArea.all[$0] } }

  private static let areaOfName: [String: Int] = {
    let areas = LibraryArea.all
    var result = [String: Int](minimumCapacity: areas.reduce(0) { $0 + $1.provides.count })
    for (index, area) in areas.enumerated() {
      for name in area.provides { result[name] = index }
    }
    return result
  }()

  private static let extensions = extending { $0.onUseOf }
  private static let extensionsOfUsed = extending { $0.leavesUnused ? $0.types : [] }
  private static let extensionsOnMention = extending { $0.onMentionOf }

  private static func extending(_ names: (LibraryArea.Extended) -> [String]) -> [String: LibraryArea] {
    var result: [String: LibraryArea] = [:]
    for area in LibraryArea.all {
      for name in area.extends.map(names) ?? [] { result[name] = area }
    }
    return result
  }

  /// Makes sure that whatever the library has under `name` is in `scope`.
  func load(_ name: String) {
    guard Self.areaOfName[name] != nil, loaded.insert(name).inserted, let checker else { return }
    checker.collect(Self.declarations(named: name), into: scope)
    if let extending = Self.extensions[name] { extend(with: extending, checker) }
    if let area = Self.extensionsOfUsed[name], loaded.contains(Self.extensionName(area)) { extend(name, with: area, checker) }
  }

  /// The same of what the scenario itself says.
  func mention(_ name: String) {
    if let checker, let extending = Self.extensionsOnMention[name] { extend(with: extending, checker) }
  }

  private func extend(with area: LibraryArea, _ checker: Checker) {
    guard let extended = area.extends, loaded.insert(Self.extensionName(area)).inserted else { return }
    for type in extended.types where !extended.leavesUnused || scope.names[type] != nil {
      load(type)
      extend(type, with: area, checker)
    }
  }

  private func extend(_ type: String, with area: LibraryArea, _ checker: Checker) {
    checker.collect(Self.outlines.outline(of: area)[type] ?? [], into: scope)
  }

  private static func extensionName(_ area: LibraryArea) -> String { "extension " + area.name }

  /// The module that has the type in Swift.
  static func module(of name: String) -> String { area(of: name)?.module ?? "Swift" }

  private static let ranges = Set(LibraryArea.ranges.provides)

  static func isRange(_ name: String) -> Bool { ranges.contains(name) }

  /// The numbers that C's headers name.
  static let constants: [String: (value: Int128, type: String)] = [
    "NSNotFound": (9_223_372_036_854_775_807, "Int"), "EXIT_SUCCESS": (0, "Int32"), "EXIT_FAILURE": (1, "Int32"),
    "SIGHUP": (1, "Int32"), "SIGINT": (2, "Int32"), "SIGQUIT": (3, "Int32"), "SIGILL": (4, "Int32"),
    "SIGTRAP": (5, "Int32"), "SIGABRT": (6, "Int32"), "SIGBUS": (7, "Int32"), "SIGFPE": (8, "Int32"),
    "SIGKILL": (9, "Int32"), "SIGTSTP": (20, "Int32"), "SIGSTOP": (19, "Int32"), "SIGSEGV": (11, "Int32"),
    "SIGUSR1": (10, "Int32"),
    "SIGUSR2": (12, "Int32"), "SIGPIPE": (13, "Int32"), "SIGALRM": (14, "Int32"), "SIGTERM": (15, "Int32"),
    "SIGCHLD": (17, "Int32"), "SIGCONT": (18, "Int32"), "SIGWINCH": (28, "Int32"), "_IOFBF": (0, "Int32"), "_IOLBF": (1, "Int32"),
    "_IONBF": (2, "Int32"),
    "NSEC_PER_SEC": (1_000_000_000, "UInt64"),
    "NSEC_PER_MSEC": (1_000_000, "UInt64"), "NSEC_PER_USEC": (1_000, "UInt64"), "USEC_PER_SEC": (1_000_000, "UInt64"),
    "PTHREAD_MUTEX_NORMAL": (0, "Int32"), "PTHREAD_MUTEX_DEFAULT": (0, "Int32"), "PTHREAD_MUTEX_RECURSIVE": (1, "Int32"),
    "PTHREAD_MUTEX_ERRORCHECK": (2, "Int32"), "PTHREAD_MUTEX_POLICY_FAIRSHARE_NP": (1, "Int32"),
    "PTHREAD_MUTEX_POLICY_FIRSTFIT_NP": (3, "Int32"), "EPERM": (1, "Int32"), "ENOENT": (2, "Int32"), "EINTR": (4, "Int32"),
    "EIO": (5, "Int32"), "EBADF": (9, "Int32"), "ENOMEM": (12, "Int32"), "EACCES": (13, "Int32"), "EEXIST": (17, "Int32"),
    "ENOTDIR": (20, "Int32"), "EISDIR": (21, "Int32"), "ENOSPC": (28, "Int32"), "ESPIPE": (29, "Int32"), "EPIPE": (32, "Int32"),
    "ENOTEMPTY": (39, "Int32"), "ECANCELED": (125, "Int32"), "EWOULDBLOCK": (11, "Int32"),
    "O_RDONLY": (0, "Int32"), "O_WRONLY": (1, "Int32"), "O_RDWR": (2, "Int32"), "O_ACCMODE": (3, "Int32"),
    "O_CREAT": (64, "Int32"), "O_EXCL": (128, "Int32"), "O_TRUNC": (512, "Int32"), "O_APPEND": (1_024, "Int32"),
    "O_NONBLOCK": (2_048, "Int32"), "O_DIRECTORY": (65_536, "Int32"), "O_NOFOLLOW": (131_072, "Int32"),
    "O_CLOEXEC": (524_288, "Int32"),
    "SEEK_SET": (0, "Int32"), "SEEK_CUR": (1, "Int32"), "SEEK_END": (2, "Int32"), "F_OK": (0, "Int32"), "X_OK": (1, "Int32"),
    "W_OK": (2, "Int32"), "R_OK": (4, "Int32"), "F_GETFL": (3, "Int32"), "F_SETFL": (4, "Int32"), "F_GETFD": (1, "Int32"),
    "F_SETFD": (2, "Int32"), "FD_CLOEXEC": (1, "Int32"),
    "S_IRUSR": (256, "UInt32"), "S_IWUSR": (128, "UInt32"), "S_IXUSR": (64, "UInt32"), "S_IRWXU": (448, "UInt32"),
    "S_IRGRP": (32, "UInt32"), "S_IWGRP": (16, "UInt32"), "S_IROTH": (4, "UInt32"), "S_IWOTH": (2, "UInt32"),
    "EAGAIN": (11, "Int32"), "EBUSY": (16, "Int32"), "EINVAL": (22, "Int32"), "EDEADLK": (35, "Int32"),
    "ETIMEDOUT": (110, "Int32"), "KERN_SUCCESS": (0, "Int32"),
    "CHAR_BIT": (8, "Int32"), "DBL_DIG": (15, "Int32"), "INT8_MIN": (-128, "Int32"), "INT8_MAX": (127, "Int32"),
    "UINT8_MAX": (255, "Int32"), "INT16_MAX": (32_767, "Int32"), "INT16_MIN": (-32_768, "Int32"), "UINT16_MAX": (65_535, "Int32"),
    "SHRT_MAX": (32_767, "Int32"), "SCHAR_MAX": (127, "Int32"), "CHAR_MAX": (127, "Int32"), "INT32_MAX": (2_147_483_647, "Int32"),
    "INT32_MIN": (-2_147_483_648, "Int32"), "INT_MAX": (2_147_483_647, "Int32"), "INT_MIN": (-2_147_483_648, "Int32"),
    "RAND_MAX": (2_147_483_647, "Int32"), "PATH_MAX": (4_096, "Int32"), "UINT32_MAX": (4_294_967_295, "UInt32"),
    "UINT_MAX": (4_294_967_295, "UInt32"), "LONG_MAX": (9_223_372_036_854_775_807, "Int"),
    "LONG_MIN": (-9_223_372_036_854_775_808, "Int"), "ULONG_MAX": (18_446_744_073_709_551_615, "UInt"),
    "SIZE_MAX": (18_446_744_073_709_551_615, "UInt"), "LLONG_MAX": (9_223_372_036_854_775_807, "Int64"),
    "LLONG_MIN": (-9_223_372_036_854_775_808, "Int64"), "INT64_MAX": (9_223_372_036_854_775_807, "Int64"),
    "INT64_MIN": (-9_223_372_036_854_775_808, "Int64"), "UINT64_MAX": (18_446_744_073_709_551_615, "UInt64"),
  ]

  /// The texts that Foundation names.
  static let texts: [String: String] = [
    "NSLocalizedDescriptionKey": "NSLocalizedDescription", "NSLocalizedFailureReasonErrorKey": "NSLocalizedFailureReason",
    "NSUnderlyingErrorKey": "NSUnderlyingError", "NSLocalizedRecoverySuggestionErrorKey": "NSLocalizedRecoverySuggestion",
    "NSURLErrorDomain": "NSURLErrorDomain", "NSCocoaErrorDomain": "NSCocoaErrorDomain",
    "NSPOSIXErrorDomain": "NSPOSIXErrorDomain",
    "kCIInputImageKey": "inputImage", "kCIInputIntensityKey": "inputIntensity", "kCIInputRadiusKey": "inputRadius",
    "kCIInputScaleKey": "inputScale", "kCIInputContrastKey": "inputContrast", "kCIInputBrightnessKey": "inputBrightness",
    "kCIInputSaturationKey": "inputSaturation", "kCIOutputImageKey": "outputImage",
  ]

  /// The codes of `NSURLErrorDomain` that Foundation names.
  static let errorCodes: [String: Int] = [
    "NSURLErrorUnknown": -1, "NSURLErrorCancelled": -999, "NSURLErrorBadURL": -1000, "NSURLErrorTimedOut": -1001,
    "NSURLErrorUnsupportedURL": -1002, "NSURLErrorCannotFindHost": -1003, "NSURLErrorCannotConnectToHost": -1004,
    "NSURLErrorNetworkConnectionLost": -1005, "NSURLErrorNotConnectedToInternet": -1009, "NSURLErrorBadServerResponse": -1011,
    "NSURLErrorUserAuthenticationRequired": -1013, "NSURLErrorCannotDecodeContentData": -1016,
    "NSURLErrorCannotParseResponse": -1017, "NSURLErrorFileDoesNotExist": -1100,
  ]

  static var allNames: [String] { areaOfName.keys.sorted() }

  func known(_ name: String) -> NominalDeclaration? {
    load(name)
    return scope.names[name]?.first as? NominalDeclaration
  }

  func type(_ name: String, _ arguments: [Type] = []) -> Type {
    guard let declaration = known(name) else { return .error }
    return .nominal(declaration, arguments)
  }

  var int: Type { type("Int") }
  var bool: Type { type("Bool") }
  var string: Type { type("String") }

  func optional(_ wrapped: Type) -> Type { type("Optional", [wrapped]) }
  func array(_ element: Type) -> Type { type("Array", [element]) }
  func dictionary(_ key: Type, _ value: Type) -> Type { type("Dictionary", [key, value]) }

  var error: Type { known("Error").map { .existential([$0]) } ?? .error }
}
