// A view model that publishes what a store has loaded.
import Combine
import SwiftUI

struct Photo: Identifiable, Equatable {
  let id: Int
  var title: String
}

final class PhotoStore {
  private let queue = DispatchQueue(label: "store", attributes: .concurrent)

  func load(_ completion: @escaping (Result<[Photo], Error>) -> Void) {
    queue.asyncAfter(deadline: .now() + .milliseconds(20)) {
      completion(.success((1...3).map { Photo(id: $0, title: "photo \($0)") }))
    }
  }
}

final class PhotosModel: ObservableObject {
  @Published var photos: [Photo] = []
  @Published private(set) var isLoading = false
  @Published var selected: Photo?
  private let store = PhotoStore()

  func load() {
    isLoading = true
    store.load { [weak self] result in
      DispatchQueue.main.async {
        guard let self else { return }
        self.isLoading = false
        if case .success(let photos) = result { self.photos += photos }
        self.photos[0].title = "first"
        self.selected = self.photos.first
        self.objectWillChange.send()
        print(self.photos.map(\.title), self.isLoading, self.selected?.id ?? 0)
      }
    }
    print("loading", isLoading, photos.isEmpty, selected == nil)
  }
}

let model = PhotosModel()
model.load()
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
