/// Where jobs of Swift's tasks and actors run, if not on the main queue: a concurrent queue for each class.
package enum CooperativePool {
  /// What traces and findings call it.
  package static let label = "cooperative pool"
}
