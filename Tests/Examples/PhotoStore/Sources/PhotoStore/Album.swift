import Dispatch

/// Photos by name, for many readers and one writer at a time. Knows nothing of simulations.
public final class Album: @unchecked Sendable {
  @Shared("photos") private var photos: [String] = []
  private let queue = DispatchQueue(label: "album", attributes: .concurrent)

  public init() {}

  public func add(_ photo: String) {
    queue.async(flags: .barrier) { self.photos.append(photo) }
  }

  /// The bug that `AlbumTests` finds: nothing keeps it apart from readers.
  public func addCarelessly(_ photo: String) {
    queue.async { self.photos.append(photo) }
  }

  public var count: Int { queue.sync { photos.count } }
}
