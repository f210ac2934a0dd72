func counter(from start: Int) -> () -> Int {
  var count = start
  return {
    count += 1
    return count
  }
}
let next = counter(from: 4)
print(next())
