import Foundation

/// The notes: read by many at once, changed by one alone.
final class Store: @unchecked Sendable {
  private let queue = DispatchQueue(label: "notes", attributes: .concurrent)
  private var notes: [String] = []

  func add(_ note: String, then done: @escaping @Sendable (Int) -> Void) {
    queue.async(flags: .barrier) {
      self.notes.append(note)
      done(self.notes.count)
    }
  }

  func search(_ word: String, then done: @escaping @Sendable (Int) -> Void) {
    queue.async {
      // As slow as a search through a file.
      usleep(4000)
      done(self.notes.filter { $0.contains(word) }.count)
    }
  }
}
