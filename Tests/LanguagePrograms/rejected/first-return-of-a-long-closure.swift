// In a closure of several statements the first `return` decides, where nothing around says the type.
import Foundation

struct Box<T> {
  var value: T
  init(_ make: () -> T) { value = make() }
}

let queue = DispatchQueue(label: "queue")
let lock = NSLock()
let numbers = [1, 2, 3]
let words = ["a", "bb"]

let halves = numbers.map { n in
  if n > 1 { return 1 }
  return 2.5
}
let small = numbers.compactMap { n in
  guard n < 3 else { return nil }
  return n
}
let first = queue.sync {
  if numbers.count > 5 { return nil }
  return numbers.first
}
let rate = lock.withLock {
  if numbers.isEmpty { return 0 }
  return 0.5
}
let longest = words.reduce(nil) { found, word in
  if found == nil { return word }
  return found
}
let lists = numbers.map {
  if $0 > 1 { return [1] }
  return [2.5]
}
let box = Box {
  if numbers.isEmpty { return nil }
  return 2.5
}
print(numbers.map { n in if n > 1 { return (1, nil) }; return (n, "x") })
