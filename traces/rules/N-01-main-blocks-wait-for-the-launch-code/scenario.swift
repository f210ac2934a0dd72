// title: Main-queue blocks wait for the launch code to return
// caption: However long the launch takes, they pile up and run afterwards, in order.
import Foundation

DispatchQueue.main.async { print("main 1") }
DispatchQueue.global().async { DispatchQueue.main.async { print("main 2") } }
Thread.sleep(forTimeInterval: 0.06)
print("launch ends")

// expect: prints only "launch ends", "main 1", "main 2"
