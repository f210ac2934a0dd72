/// What is known about one of libdispatch's "BUG IN CLIENT OF LIBDISPATCH" texts (§11 of the semantics, rows X-…).
struct ClientBug {
  /// How the text begins, after libdispatch's prefix.
  var text: String
  var rule: String
  /// What the program did, one sentence.
  var meaning: String
  var remedies: [String]
  /// Linux logs this one before it dies (with `LIBDISPATCH_LOG=stderr`).
  var isLogged = false

  static func matching(_ message: String) -> ClientBug? {
    all.first { message.hasPrefix($0.text) }
  }

  /// Every row that a scenario can reach.
  static let all: [ClientBug] = [
    ClientBug(
      text: "dispatch_sync called on queue already owned by current thread", rule: "X-01",
      meaning: "sync waits for a queue that this very thread holds: it would wait for itself for ever",
      remedies: [
        "make the call async", "call the code directly: it is on the queue already",
        "split the function in one that syncs and one that does the work",
      ]),
    ClientBug(
      text: "Assertion failed: Block was expected to execute on queue", rule: "X-03",
      meaning: "dispatchPrecondition(.onQueue): the code ran elsewhere", remedies: ["submit the block to that queue"],
      isLogged: true),
    ClientBug(
      text: "Assertion failed: Block was not expected to execute on queue", rule: "X-04",
      meaning: "dispatchPrecondition(.notOnQueue): the code ran on that queue, or inside a sync from it",
      remedies: ["call it from another queue"], isLogged: true),
    ClientBug(
      text: "Assertion failed: Block was expected to act as a barrier on queue", rule: "X-05",
      meaning: "dispatchPrecondition(.onQueueAsBarrier): the block is no barrier (on a global queue none ever is)",
      remedies: ["submit it with flags: .barrier to a queue of your own"], isLogged: true),
    ClientBug(
      text: "Unbalanced call to dispatch_group_leave()", rule: "X-07", meaning: "leave() was called once more than enter()",
      remedies: ["call leave() once for each enter(): a callback may have been called twice"]),
    ClientBug(
      text: "Too many nested calls to dispatch_group_enter()", rule: "X-08", meaning: "the group's counter is full",
      remedies: ["leave the group"]),
    ClientBug(
      text: "Semaphore object deallocated while in use", rule: "X-10",
      meaning: "the last reference to a semaphore went while its value was below the one it was made with",
      remedies: ["signal as often as you wait before it goes", "make it with 0 and signal it at the start"]),
    ClientBug(
      text: "Over-resume of an inactive object", rule: "X-13", meaning: "resume() on a queue that was never activated",
      remedies: ["call activate()"]),
    ClientBug(
      text: "Over-resume of an object", rule: "X-12", meaning: "resume() was called once more than suspend()",
      remedies: ["call resume() once for each suspend(): keep track of the state"]),
    ClientBug(
      text: "Release of a suspended object", rule: "X-14", meaning: "the last reference to a suspended queue or source went",
      remedies: ["resume it before it goes"]),
    ClientBug(
      text: "Release of an inactive object", rule: "X-15",
      meaning: "the last reference to a queue or source went before it was activated", remedies: ["activate it before it goes"]),
    ClientBug(
      text: "Cannot change the target of this object after it has been activated", rule: "X-20",
      meaning: "setTarget on a queue that is active already",
      remedies: [
        "give the target to DispatchQueue(label:target:)", "make the queue .initiallyInactive and set the target first",
      ]),
    ClientBug(
      text: "A block object may not be waited for more than once", rule: "X-27",
      meaning: "a second wait on a work item, or two at the same time", remedies: ["wait once", "use a DispatchGroup or notify"]),
    ClientBug(
      text: "A block object may not be both run more than once and waited for", rule: "X-28",
      meaning: "a work item was waited for and run more than once", remedies: ["make a new work item for each run"]),
    ClientBug(
      text: "A block object may not be both run more than once and observed", rule: "X-29",
      meaning: "notify on a work item that ran more than once",
      remedies: ["make a new work item for each run", "call notify before the second run"]),
    ClientBug(
      text: "trying to lock recursively", rule: "X-33", meaning: "an initialiser needs the very thing that it initialises",
      remedies: ["do not use the value inside its own initialiser"]),
    ClientBug(
      text: "dispatch_main() must be called on the main thread", rule: "X-44", meaning: "dispatchMain() off the main thread",
      remedies: ["call it at the end of top-level code"]),
    ClientBug(
      text: "DispatchSemaphore was created with the negative value", rule: "M-05",
      meaning: "a semaphore cannot be made with a negative value: C answers NULL, Swift's object dies at its first use",
      remedies: ["make it with 0 or more"]),
  ]
}
