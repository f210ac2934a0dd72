// advice: an actor is Swift concurrency: use a class with a serial DispatchQueue
actor Counter {
  var value = 0
  func increment() { value += 1 }
}
