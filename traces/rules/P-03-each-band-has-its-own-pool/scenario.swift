// title: Each band has its own pool
// caption: The default pool is busy; a block of the utility band starts at once.
// simulate: platform linux, cores 2
import Foundation

for n in 1...6 {
  DispatchQueue.global().async { work("busy \(n)", .milliseconds(80)) }
}
Thread.sleep(forTimeInterval: 0.02)
DispatchQueue.global(qos: .utility).async { print("utility") }
DispatchQueue.global().async { print("default, behind six blocks") }

// expect: prints only "utility", "default, behind six blocks"
