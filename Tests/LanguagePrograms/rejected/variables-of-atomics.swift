// What is shared without being copied is a constant, and a range of numbers that are not whole is no sequence.
import Synchronization
var count = Atomic<Int>(0)
let total = Atomic<Int>(0)
final class Bank {
  var balance = Mutex(1)
  let isOpen = Atomic<Bool>(false)
}
func use() {
  var local = Mutex<[Int]>([])
  local.withLock { $0.append(1) }
}
let halves = (1...3).map { $0 as Double }
let wholes = (0..<3).filter { ($0 as Float) > 1 }
let list = [1, 2].map { $0 as Double }
let make = [Int].init
let made: (Int, Int) -> [Int] = [Int].init(repeating:count:)
