/// Well-known names that scenarios cannot use, and what to write instead.
enum Rejections {
  static let names: [String: String] = [
    "Task": "Swift concurrency, not Dispatch; write DispatchQueue.global().async { … }",
    "TaskGroup": "Swift concurrency, not Dispatch; use a DispatchGroup",
    "withTaskGroup": "Swift concurrency, not Dispatch; use a DispatchGroup",
    "withCheckedContinuation": "Swift concurrency, not Dispatch; use a completion handler",
    "AsyncStream": "Swift concurrency, not Dispatch; use a queue and a completion handler",
    "MainActor": "actors are Swift concurrency, not Dispatch; use DispatchQueue.main",
    "XCTNSPredicateExpectation":
      "it asks again and again whether something is so; call fulfill() of an XCTestExpectation where it becomes so",
    "readLine": "nobody types here; say what is typed in a comment: // input: \"1\", \"quit\"",
    "NSCoding": noArchives, "NSSecureCoding": noArchives, "NSKeyedArchiver": noArchives,
    "NSKeyedUnarchiver": noArchives,
    "PropertyListEncoder": noPropertyLists, "PropertyListDecoder": noPropertyLists, "PropertyListSerialization": noPropertyLists,
    "AttributedString": "NSMutableAttributedString is; where nothing is drawn a String does",
    "fork": noProcesses, "Process": noProcesses, "posix_spawn": noProcesses,
    "poll": noDescriptors,
    "select": noDescriptors, "socket": "there is no network of one's own here; // network: lines say how URLSession is answered",
    "sem_t": "use DispatchSemaphore", "sem_open": "use DispatchSemaphore",
    "sem_init": "use DispatchSemaphore", "sem_wait": "use DispatchSemaphore.wait",
    "sem_post": "use DispatchSemaphore.signal",
    "pthread_barrier_t": "use pthread_cond_t, or a DispatchGroup that all enter",
    "pthread_barrier_init": "use pthread_cond_t, or a DispatchGroup that all enter",
    "pthread_spinlock_t": "use pthread_mutex_t",
    "DispatchSourceFileSystemObject": noSources, "DispatchSourceProcess": noSources,
    "CFRunLoopObserver": noObservers, "CFRunLoopObserverCreate": noObservers, "CFRunLoopObserverCreateWithHandler": noObservers,
    "CFRunLoopTimer": noPlainTimers, "CFRunLoopTimerCreate": noPlainTimers, "CFRunLoopTimerCreateWithHandler": noPlainTimers,
    "CFRunLoopSource": noPlainSources, "CFRunLoopSourceCreate": noPlainSources,
    "NSKeyValueObservation": noObserving, "NSKeyValueObservingOptions": noObserving, "NSKeyValueChangeKey": noObserving,
    "NSKeyValueObservedChange": noObserving,
    "NSMutableCharacterSet": "it is a 'CharacterSet' that is a 'var'",
    "InputStream": noStreams, "OutputStream": noStreams,
    "kqueue": noDescriptors, "kevent": noDescriptors, "epoll_create": noDescriptors, "eventfd": noDescriptors,
    "semaphore_t": "use DispatchSemaphore", "semaphore_create": "use DispatchSemaphore",
    "semaphore_wait": "use DispatchSemaphore.wait", "semaphore_signal": "use DispatchSemaphore.signal",
    "OSMemoryBarrier": "what orders accesses here are locks and queues; use one, or Atomic of the module Synchronization",
    "NSXPCConnection": "there are no other processes here; call what the connection leads to",
    "NSManagedObject": noDatabase, "NSManagedObjectContext": noDatabase, "NSPersistentContainer": noDatabase,
    "NSFetchRequest": noDatabase,
    "CLLocationManager": "there are no devices here; call its delegate with DispatchQueue.main.asyncAfter",
    "CMMotionManager": "there are no devices here; call its handler with DispatchQueue.main.asyncAfter",
    "AVAudioPlayer": "there are no devices here; write ui(\"…\") where it would be heard",
    "NWConnection": "the Network framework is not modelled; use URLSession and // network: lines",
    "NWPathMonitor": "the Network framework is not modelled; call its handler with asyncAfter",
    "NSUbiquitousKeyValueStore": "there is no other machine here; use UserDefaults",
    "NSAppleScript": noProcesses,
    "RelativeDateTimeFormatter": "write the words yourself", "DateIntervalFormatter": "format both dates",
    "PersonNameComponentsFormatter": "write the name yourself",
    "dispatch_async": "that is Objective-C's name; write queue.async { … }",
    "dispatch_sync": "that is Objective-C's name; write queue.sync { … }",
    "dispatch_get_main_queue": "that is Objective-C's name; write DispatchQueue.main",
    "dispatch_get_global_queue": "that is Objective-C's name; write DispatchQueue.global()",
    "dispatch_once": "use a static let",
    "UITableViewCellStyle": "it is 'UITableViewCell.CellStyle' since Swift 4.2",
    "UITableViewAutomaticDimension": "it is 'UITableView.automaticDimension' since Swift 4.2",
    "UITableViewRowAnimation": "it is 'UITableView.RowAnimation' since Swift 4.2",
    "UIControlState": "it is 'UIControl.State' since Swift 4.2",
    "UIControlEvents": "it is 'UIControl.Event' since Swift 4.2",
    "UIBarButtonItemStyle": "it is 'UIBarButtonItem.Style' since Swift 4.2",
    "UIViewContentMode": "it is 'UIView.ContentMode' since Swift 4.2",
    "UIViewAnimationOptions": "it is 'UIView.AnimationOptions' since Swift 4.2",
    "UIActivityIndicatorViewStyle": "it is 'UIActivityIndicatorView.Style' since Swift 4.2",
    "UIAlertControllerStyle": "it is 'UIAlertController.Style' since Swift 4.2",
    "UIApplicationState": "it is 'UIApplication.State' since Swift 4.2",
    "UIApplicationLaunchOptionsKey": "it is 'UIApplication.LaunchOptionsKey' since Swift 4.2",
    "UIBackgroundTaskInvalid": "it is 'UIBackgroundTaskIdentifier.invalid' since Swift 4.2",
  ]

  private static let noArchives = "archives of objects are not modelled; make the type Codable and use JSONEncoder"
  private static let noPropertyLists = "property lists are not modelled; use JSONEncoder, JSONDecoder or JSONSerialization"
  private static let noProcesses = "there are no other processes here"
  private static let noDescriptors = "a source of makeReadSource, or DispatchIO, says when there is something to read"
  static let noObserving = "key-value observing is not modelled; use didSet, a completionBlock or a notification"
  private static let noStreams = "streams are not modelled; use Data, or FileHandle"
  static let noSources = "files that others change and other processes are not modelled; use makeUserDataAddSource"
  private static let noObservers = "nobody sees the turns of a run loop here; use its timers, or perform of RunLoop"
  private static let noPlainTimers = "use Timer, or a source of makeTimerSource"
  private static let noPlainSources = "use perform of RunLoop, or a Port with perform(_:on:with:waitUntilDone:)"
  private static let noDatabase = "there is no database here; keep the objects in an array behind a queue"

  /// Modules that a scenario may import.
  static let knownModules = [
    "Dispatch", "Foundation", "CoreFoundation", "Swift", "Synchronization", "Darwin", "Glibc", "os", "OSLog", "XCTest",
    "ObjectiveC",
  ]

  /// Of the user interface: `UIImageView`, `NSWindow`.
  static func isInterface(_ name: String) -> Bool {
    guard ["UI", "CA", "NS"].contains(name.prefix(2)), name.dropFirst(2).first?.isUppercase == true,
      name.contains(where: \.isLowercase)
    else { return false }
    return name.hasPrefix("UI") || interfaceEndings.contains { name.hasSuffix($0) }
  }

  private static let interfaceEndings = [
    "View", "Window", "Layer", "Image", "Color", "Controller", "Button", "Cell", "Animation", "Item",
  ]

  /// Initialisers of library types, by their first label.
  static let initializers: [String: String] = [
    "contentsOf": "only Data and String are read from the network and from files here",
    "format":
      "formats of predicates are a language of their own, which is not modelled; write a closure: NSPredicate { object, _ in … }",
    "contentsOfFile": "only String is read by a path here; write Data(contentsOf: URL(fileURLWithPath: path))",
  ]

  /// Of other library functions, by a label that only a function left out has; by both names where others have it, too.
  static let labels: [String: String] = [
    "inModes": "there is one run loop mode; use DispatchQueue.main.async",
    "deallocate(capacity:)": "since Swift 4.1 the memory knows how much it is; write deallocate()",
  ]

  /// Protocols of Swift that are types here.
  static let inherited: [String: String] = {
    let coders = ["Encoder", "Decoder"]
    let containers = ["Keyed", "Unkeyed", "SingleValue"].flatMap { [$0 + "EncodingContainer", $0 + "DecodingContainer"] }
    let advice = "only JSON's coders are modelled; write what it makes as functions over the types themselves"
    return Dictionary(uniqueKeysWithValues: (coders + containers).map { ($0, advice) })
  }()

  /// By name, without the `@`.
  static let attributes: [String: String] = [
    "MainActor": "actors are Swift concurrency, not Dispatch; use DispatchQueue.main",
    "Observable": "observation is a macro; use didSet",
    "State": "there is no user interface here; use a plain property",
    "TaskLocal": "it is Swift concurrency, not Dispatch; use setSpecific and getSpecific",
  ]

  static let repeatableAttributes: Set<String> = ["available", "_specialize", "_semantics", "_spi"]

  static let harmlessAttributes: Set<String> = [
    "discardableResult", "inline", "inlinable", "objc", "objcMembers", "escaping", "available", "frozen", "usableFromInline",
    "Sendable", "propertyWrapper", "dynamicMemberLookup", "dynamicCallable",
    "unchecked", "preconcurrency", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "autoclosure", "main", "testable",
    "nonobjc", "UIApplicationMain", "NSApplicationMain", "unknown", "convention", "retroactive", "_disfavoredOverload", "_spi",
    "_exported", "_implementationOnly",
    "_alwaysEmitIntoClient", "_transparent", "warn_unqualified_access", "_semantics", "_specialize", "_optimize",
    "_inheritActorContext",
    "_implicitSelfCapture", "_nonSendable", "_hasMissingDesignatedInitializers",
  ]

  /// The second is what the first was called before Swift 5.4.
  static let builderAttributes = ["resultBuilder", "_functionBuilder"]

  /// Modules whose import alone is no mistake, and what takes their place: what follows 'UIKit' is not here.
  static let ignoredModules: [String: String] = [
    "UIKit": ", but for views, images and controllers as far as threads go; nothing is drawn",
    "QuartzCore": ", but for CACurrentMediaTime and layers as far as threads go",
    "CoreImage": ", but for images and filters that change nothing",
    "CoreGraphics": ", but for points, sizes and rectangles",
    "AppKit": noInterface,
    "Cocoa": noInterface,
    "PlaygroundSupport": ": a scenario goes on until nothing can happen any more",
    "XCPlayground": ": a scenario goes on until nothing can happen any more",
  ]

  private static let noInterface =
    ": there is no user interface; write ui(\"…\") where it would be touched, and '// stub: UIImage' for a type passed through"

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

  /// Of systems, and known: none of these is a program's own.
  static let systemModules: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "AudioToolbox", "AuthenticationServices", "CFNetwork", "CloudKit", "Contacts",
    "CoreAudio", "CoreBluetooth", "CoreData", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreServices",
    "CoreSpotlight",
    "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "EventKit", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "IOKit",
    "ImageIO", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MultipeerConnectivity",
    "NaturalLanguage", "Network", "NotificationCenter", "Photos", "PhotosUI", "SafariServices", "SceneKit", "Security", "Speech",
    "SpriteKit", "StoreKit", "SwiftData", "SystemConfiguration", "UserNotifications", "Vision", "WatchConnectivity", "WatchKit",
    "WebKit", "WidgetKit", "WinSDK", "zlib",
  ]

  static let observed = ", but for ObservableObject and @Published; nobody observes them"

  static let modules: [String: String] = [
    "SwiftUI": "there are no views here; write ui(\"…\") where one would be touched, or leave out all but the model",
    "Combine": "of it there are only ObservableObject and @Published; use closures",
  ]
}
