// An observer that is removed lets go of its block, by name and object too.
import Foundation
final class R { deinit { print("observer's block is gone") } }
var token: NSObjectProtocol?
do {
    let r = R()
    token = NotificationCenter.default.addObserver(forName: .init("x"), object: nil, queue: nil) { _ in print("got it", type(of: r)) }
}
NotificationCenter.default.post(name: .init("x"), object: nil)
NotificationCenter.default.removeObserver(token!)
print("removed")
token = nil
let name = Notification.Name("x")
let second = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in print("got it") }
NotificationCenter.default.post(name: name, object: nil)
NotificationCenter.default.removeObserver(second, name: name, object: nil)
NotificationCenter.default.post(name: name, object: nil)
print("end")
