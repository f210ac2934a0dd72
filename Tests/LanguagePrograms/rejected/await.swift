// advice: Swift concurrency is not Dispatch: use a completion handler or queue.sync
func fetch() async throws -> String { "data" }
func run() async throws {
  let text = try await fetch()
  print(text)
}
