/// Well-known names that scenarios cannot use, and what to write instead.
enum Rejections {
  static let names: [String: String] = [
    "Task": "Swift concurrency, not Dispatch; write DispatchQueue.global().async { … }",
    "TaskGroup": "Swift concurrency, not Dispatch; use a DispatchGroup",
    "withTaskGroup": "Swift concurrency, not Dispatch; use a DispatchGroup",
    "withCheckedContinuation": "Swift concurrency, not Dispatch; use a completion handler",
    "AsyncStream": "Swift concurrency, not Dispatch; use a queue and a completion handler",
    "MainActor": "actors are Swift concurrency, not Dispatch; use DispatchQueue.main",
    "OperationQueue": "Foundation's operations are not modelled; use a DispatchQueue",
    "Operation": "Foundation's operations are not modelled; use a DispatchWorkItem",
    "BlockOperation": "Foundation's operations are not modelled; use a DispatchWorkItem",
    "Timer": "Foundation's timers are not modelled; use DispatchSource.makeTimerSource() or asyncAfter",
    "URLSession": "there is no network here; write io(\"download\", .seconds(1)) in a block",
    "URL": "there is no network or file system here; use a String",
    "Data": "not modelled; use a String or an array",
    "FileManager": "there is no file system here; write io(\"read file\", .milliseconds(20))",
    "ProcessInfo": "a scenario can read nothing outside itself",
    "CommandLine": "a scenario can read nothing outside itself",
    "UserDefaults": "not modelled; use a dictionary",
    "NotificationCenter": "not modelled; call the observers' closures yourself",
    "UnsafeMutablePointer": "pointers cannot be used in a scenario; use an array or a class",
    "UnsafePointer": "pointers cannot be used in a scenario; use an array or a class",
    "UnsafeMutableBufferPointer": "pointers cannot be used in a scenario; use an array",
    "UnsafeBufferPointer": "pointers cannot be used in a scenario; use an array",
    "UnsafeMutableRawPointer": "pointers cannot be used in a scenario; use an array or a class",
    "UnsafeRawPointer": "pointers cannot be used in a scenario; use an array or a class",
    "Unmanaged": "pointers cannot be used in a scenario; use a class",
    "withUnsafeMutablePointer": "pointers cannot be used in a scenario",
    "NSObject": "write a plain class",
    "UIView": "there is no user interface here; write ui(\"update view\") where it would be touched",
    "UIImage": "there is no user interface here; use a struct or String of your own",
    "UIViewController": "there is no user interface here; write a plain class",
    "UILabel": "there is no user interface here; write ui(\"set text\")",
    "os_unfair_lock": "not modelled; use NSLock",
    "OSAllocatedUnfairLock": "not modelled; use NSLock",
    "pthread_mutex_t": "not modelled; use NSLock",
    "NSCondition": "not modelled; use a DispatchSemaphore",
    "NSConditionLock": "not modelled; use a DispatchSemaphore",
    "DispatchIO": "files are not modelled; write io(\"read\", .milliseconds(20))",
    "DispatchData": "not modelled; use an array",
    "readLine": "a scenario can read nothing outside itself",
    "arc4random_uniform": "random numbers would make runs differ; write the numbers down",
    "arc4random": "random numbers would make runs differ; write the numbers down",
    "SystemRandomNumberGenerator": "random numbers would make runs differ; write a generator of your own",
    "Mirror": "reflection is not supported",
    "JSONDecoder": "not modelled; build the value in code",
    "JSONEncoder": "not modelled; build the value in code",
    "Combine": "not Dispatch; use closures",
    "CFAbsoluteTimeGetCurrent": "use DispatchTime.now() or Date()",
    "Atomic": "not modelled; use a lock or a serial queue",
    "Mutex": "not modelled; use NSLock",
    "dispatch_async": "that is Objective-C's name; write queue.async { … }",
    "dispatch_sync": "that is Objective-C's name; write queue.sync { … }",
    "dispatch_get_main_queue": "that is Objective-C's name; write DispatchQueue.main",
    "dispatch_get_global_queue": "that is Objective-C's name; write DispatchQueue.global()",
    "dispatch_once": "use a static let",
    "EXIT_SUCCESS": "write exit(0)",
    "EXIT_FAILURE": "write exit(1)",
  ]

  /// Initialisers of library types, by their first label.
  static let initializers: [String: String] = [
    "contentsOfFile": "there is no file system here; write io(\"read file\", .milliseconds(20))",
    "contentsOf": "there is no file system here; write io(\"read file\", .milliseconds(20))",
  ]

  /// By name, without the `@`.
  static let attributes: [String: String] = [
    "MainActor": "actors are Swift concurrency, not Dispatch; use DispatchQueue.main",
    "propertyWrapper": "write a computed property over a stored one",
    "resultBuilder": "write a function that answers the whole",
    "Observable": "observation is a macro; use didSet",
    "Published": "it is Combine's, not Dispatch; use didSet",
    "State": "there is no user interface here; use a plain property",
    "TaskLocal": "it is Swift concurrency, not Dispatch; use setSpecific and getSpecific",
    "dynamicMemberLookup": "write the members",
    "dynamicCallable": "write a method",
  ]

  static let harmlessAttributes: Set<String> = [
    "discardableResult", "inline", "inlinable", "objc", "objcMembers", "escaping", "available", "frozen", "usableFromInline",
    "Sendable",
    "unchecked", "preconcurrency", "autoclosure", "main", "testable", "nonobjc", "unknown", "convention", "retroactive",
  ]

  static let modules: [String: String] = [
    "UIKit": "there is no user interface here; write ui(\"…\") where it would be touched",
    "SwiftUI": "there is no user interface here; write ui(\"…\") where it would be touched",
    "AppKit": "there is no user interface here; write ui(\"…\") where it would be touched",
    "Combine": "it is not Dispatch; use closures",
    "XCTest": "a scenario states what it expects in comments: // expect: …",
  ]
}
