// advice: @MainActor is Swift concurrency: use DispatchQueue.main.async
@MainActor
final class Screen {
  var title = ""
}
print("end")
