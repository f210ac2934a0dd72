// title: Benchmark: nothing at all
import Dispatch

print(0)
// expect: completes
