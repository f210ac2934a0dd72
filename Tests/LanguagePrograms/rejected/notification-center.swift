// advice: NotificationCenter is not supported: call a closure
import Foundation

NotificationCenter.default.addObserver(forName: .init("x"), object: nil, queue: nil) { _ in print("seen") }
