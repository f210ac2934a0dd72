// What atexit registers runs when the last line has.
import Foundation

atexit { print("last") }
atexit { print("first") }
print("the last line")
