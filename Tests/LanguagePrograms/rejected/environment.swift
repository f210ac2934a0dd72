// advice: a scenario cannot look at the machine: write the value into the scenario
import Foundation

print(ProcessInfo.processInfo.environment["HOME"] ?? "-")
