// advice: Swift concurrency is not Dispatch: use queue.async with a DispatchGroup
func load(_ n: Int) async -> Int { n * 2 }
func both() async -> Int {
  async let a = load(1)
  async let b = load(2)
  return await a + b
}
