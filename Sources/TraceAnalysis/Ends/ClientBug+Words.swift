import DispatchTrace

/// What is known about each client bug, in words (§11 of the semantics, rows X-…). Nothing for one that is not in the table.
extension ClientBug {
  var rule: String? {
    switch self {
    case .syncOntoOwnQueue: "X-01"
    case .notOnQueue: "X-03"
    case .onQueue: "X-04"
    case .notBarrier: "X-05"
    case .unbalancedLeave: "X-07"
    case .tooManyEnters: "X-08"
    case .semaphoreInUse: "X-10"
    case .tooManySignals: "X-11"
    case .overResume: "X-12"
    case .overResumeOfInactive: "X-13"
    case .releaseOfSuspended: "X-14"
    case .releaseOfInactive: "X-15"
    case .setTargetOfActive: "X-20"
    case .waitedForTwice: "X-27"
    case .runTwiceAndWaitedFor: "X-28"
    case .runTwiceAndObserved: "X-29"
    case .recursiveOnce: "X-33"
    case .dispatchMainOffMainThread: "X-44"
    case .negativeSemaphore: "M-05"
    case .other: nil
    }
  }

  /// What the program did, one sentence.
  var meaning: String? {
    switch self {
    case .syncOntoOwnQueue: "sync waits for a queue that this very thread holds: it would wait for itself for ever"
    case .notOnQueue: "dispatchPrecondition(.onQueue): the code ran elsewhere"
    case .onQueue: "dispatchPrecondition(.notOnQueue): the code ran on that queue, or inside a sync from it"
    case .notBarrier: "dispatchPrecondition(.onQueueAsBarrier): the block is no barrier (on a global queue none ever is)"
    case .unbalancedLeave: "leave() was called once more than enter()"
    case .tooManyEnters: "the group's counter is full"
    case .semaphoreInUse: "the last reference to a semaphore went while its value was below the one it was made with"
    case .tooManySignals: "the value of the semaphore is the largest there is"
    case .overResume: "resume() was called once more than suspend()"
    case .overResumeOfInactive: "resume() on a queue that was never activated"
    case .releaseOfSuspended: "the last reference to a suspended queue or source went"
    case .releaseOfInactive: "the last reference to a queue or source went before it was activated"
    case .setTargetOfActive: "setTarget on a queue that is active already"
    case .waitedForTwice: "a second wait on a work item, or two at the same time"
    case .runTwiceAndWaitedFor: "a work item was waited for and run more than once"
    case .runTwiceAndObserved: "notify on a work item that ran more than once"
    case .recursiveOnce: "an initialiser needs the very thing that it initialises"
    case .dispatchMainOffMainThread: "dispatchMain() off the main thread"
    case .negativeSemaphore:
      "a semaphore cannot be made with a negative value: C answers NULL, Swift's object dies at its first use"
    case .other: nil
    }
  }

  var remedies: [String] {
    switch self {
    case .syncOntoOwnQueue:
      [
        "make the call async, if its result is not needed", "call the code directly: it is on the queue already",
        "split the function in one that syncs and one that does the work",
      ]
    case .notOnQueue: ["submit the block to that queue"]
    case .onQueue: ["call it from another queue"]
    case .notBarrier: ["submit it with flags: .barrier to a queue of your own"]
    case .unbalancedLeave: ["call leave() once for each enter(): a callback may have been called twice"]
    case .tooManyEnters: ["leave the group"]
    case .semaphoreInUse: ["signal as often as you wait before it goes", "make it with 0 and signal it at the start"]
    case .tooManySignals: ["make it with the number of things it counts"]
    case .overResume: ["call resume() once for each suspend(): keep track of the state"]
    case .overResumeOfInactive: ["call activate()"]
    case .releaseOfSuspended: ["resume it before it goes"]
    case .releaseOfInactive: ["activate it before it goes"]
    case .setTargetOfActive:
      ["give the target to DispatchQueue(label:target:)", "make the queue .initiallyInactive and set the target first"]
    case .waitedForTwice: ["wait once", "use a DispatchGroup or notify"]
    case .runTwiceAndWaitedFor: ["make a new work item for each run"]
    case .runTwiceAndObserved: ["make a new work item for each run", "call notify before the second run"]
    case .recursiveOnce: ["do not use the value inside its own initialiser"]
    case .dispatchMainOffMainThread: ["call it at the end of top-level code"]
    case .negativeSemaphore: ["make it with 0 or more"]
    case .other: []
    }
  }

  /// Linux logs this one before it dies (with `LIBDISPATCH_LOG=stderr`).
  var isLogged: Bool {
    switch self {
    case .notOnQueue, .onQueue, .notBarrier: true
    case .syncOntoOwnQueue, .unbalancedLeave, .tooManyEnters, .semaphoreInUse, .tooManySignals, .overResume,
      .overResumeOfInactive,
      .releaseOfSuspended, .releaseOfInactive, .setTargetOfActive, .waitedForTwice, .runTwiceAndWaitedFor, .runTwiceAndObserved,
      .recursiveOnce, .dispatchMainOffMainThread, .negativeSemaphore, .other:
      false
    }
  }
}
