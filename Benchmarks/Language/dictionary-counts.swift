// title: Benchmark: counting in dictionaries
import Dispatch

func count(_ rounds: Int) -> Int {
  var byNumber: [Int: Int] = [:]
  var byName: [String: Int] = [:]
  let names = ["main", "network", "disk", "photos", "audio", "log", "cache", "timer"]
  var seed = 1
  for round in 0..<rounds {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    byNumber[seed % 5_000, default: 0] += 1
    byName[names[round % 8], default: 0] += seed % 7
  }
  var checksum = 0
  for number in 0..<5_000 { checksum = (checksum * 31 + byNumber[number, default: 0]) % 1_000_007 }
  for name in names { checksum = (checksum * 31 + byName[name, default: 0]) % 1_000_007 }
  return checksum
}
print(count(2_000_000))
// expect: completes
