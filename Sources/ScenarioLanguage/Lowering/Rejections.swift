/// Well-known names that scenarios cannot use, and what to write instead.
enum Rejections {
  static let names: [String: String] = [
    "Task": "Swift concurrency, not Dispatch; write DispatchQueue.global().async { … }",
    "TaskGroup": "Swift concurrency, not Dispatch; use a DispatchGroup",
    "withTaskGroup": "Swift concurrency, not Dispatch; use a DispatchGroup",
    "withCheckedContinuation": "Swift concurrency, not Dispatch; use a completion handler",
    "AsyncStream": "Swift concurrency, not Dispatch; use a queue and a completion handler",
    "MainActor": "actors are Swift concurrency, not Dispatch; use DispatchQueue.main",
    "FileManager": "there is no file system here; write io(\"read file\", .milliseconds(20))",
    "DispatchIO": "files are not modelled; write io(\"read\", .milliseconds(20))",
    "readLine": "a scenario can read nothing outside itself",
    "drand48": "write Double.random(in: 0..<1)",
    "CodingKeyRepresentable": "not modelled; use String for the keys of a dictionary that is coded",
    "dispatch_async": "that is Objective-C's name; write queue.async { … }",
    "dispatch_sync": "that is Objective-C's name; write queue.sync { … }",
    "dispatch_get_main_queue": "that is Objective-C's name; write DispatchQueue.main",
    "dispatch_get_global_queue": "that is Objective-C's name; write DispatchQueue.global()",
    "dispatch_once": "use a static let",
    "qos_class_self": "that is Apple's only; the quality of service of a block is in the trace",
  ]

  /// Modules that a scenario may import.
  static let knownModules = ["Dispatch", "Foundation", "CoreFoundation", "Swift", "Synchronization", "Darwin", "Glibc", "os"]

  /// Of the user interface: `UIImageView`, `NSWindow`.
  static func isInterface(_ name: String) -> Bool {
    guard ["UI", "CA", "NS"].contains(name.prefix(2)), name.dropFirst(2).first?.isUppercase == true else { return false }
    return name.hasPrefix("UI") || interfaceEndings.contains { name.hasSuffix($0) }
  }

  private static let interfaceEndings = [
    "View", "Window", "Layer", "Image", "Color", "Controller", "Button", "Cell", "Animation", "Item",
  ]

  /// Initialisers of library types, by their first label.
  static let initializers: [String: String] = [
    "contentsOfFile": "there is no file system here; write io(\"read file\", .milliseconds(20))",
    "contentsOf": "there is neither network nor file system here; write io(\"download\", .seconds(1))",
  ]

  /// Of other library functions, by a label that only a function left out has.
  static let labels: [String: String] = [
    "inModes": "there is one run loop mode; use DispatchQueue.main.async"
  ]

  /// By name, without the `@`.
  static let attributes: [String: String] = [
    "MainActor": "actors are Swift concurrency, not Dispatch; use DispatchQueue.main",
    "Observable": "observation is a macro; use didSet",
    "State": "there is no user interface here; use a plain property",
    "TaskLocal": "it is Swift concurrency, not Dispatch; use setSpecific and getSpecific",
    "dynamicCallable": "write a method",
  ]

  static let harmlessAttributes: Set<String> = [
    "discardableResult", "inline", "inlinable", "objc", "objcMembers", "escaping", "available", "frozen", "usableFromInline",
    "Sendable", "propertyWrapper", "dynamicMemberLookup",
    "unchecked", "preconcurrency", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "autoclosure", "main", "testable",
    "nonobjc", "unknown", "convention", "retroactive", "_disfavoredOverload", "_spi", "_exported", "_implementationOnly",
    "_alwaysEmitIntoClient", "_transparent", "_semantics", "_specialize", "_optimize", "_inheritActorContext",
    "_implicitSelfCapture", "_nonSendable", "_hasMissingDesignatedInitializers",
  ]

  /// Modules whose import alone is no mistake, and what takes their place.
  static let ignoredModules: [String: String] = [
    "UIKit": "but its views, images and controllers are, as far as threads go; nothing is drawn",
    "AppKit": noInterface,
    "Cocoa": noInterface,
    "PlaygroundSupport": "a scenario goes on until nothing can happen any more",
    "XCPlayground": "a scenario goes on until nothing can happen any more",
  ]

  private static let noInterface =
    "there is no user interface; write ui(\"…\") where it would be touched, and '// stub: UIImage' for a type passed through"

  /// What lines begin with that only speak to a playground.
  static let playgroundNames: Set<String> = [
    "PlaygroundPage", "XCPlaygroundPage", "XCPSetExecutionShouldContinueIndefinitely",
  ]

  /// What of a module is not here, by the names that it is used under; of a file that says none of them the import alone is no mistake.
  static let missing: [String: Set<String>] = [
    "Combine": [
      "AnyCancellable", "Cancellable", "Publisher", "Publishers", "AnyPublisher", "Subject", "PassthroughSubject",
      "CurrentValueSubject", "Subscriber", "Subscribers", "Subscription", "Just", "Future", "Deferred", "Empty", "Fail", "sink",
      "assign", "publisher", "dataTaskPublisher", "eraseToAnyPublisher",
    ],
    "SwiftUI": [
      "View", "App", "Scene", "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Binding", "Text",
      "VStack", "HStack", "ZStack", "List", "NavigationView", "PreviewProvider", "withAnimation", "AnyCancellable",
    ],
  ]

  static let observed = "but ObservableObject and @Published are; who observes them is not"

  static let modules: [String: String] = [
    "SwiftUI": "there are no views here; write ui(\"…\") where one would be touched, or leave out all but the model",
    "Combine": "of it there are only ObservableObject and @Published; use closures",
    "XCTest": "a scenario states what it expects in comments: // expect: …",
  ]
}
