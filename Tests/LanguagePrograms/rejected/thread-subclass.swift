// advice: hold a thread in a property, or give it a block
import Foundation
final class Worker: Thread {}
Worker().start()
