// In static code a name means the static member, where an instance has one of that name, too.
import Foundation
final class Registry {
    private let lock = Registry.lock
    fileprivate static let lock = NSRecursiveLock()
    static var register: (() -> Void)? = {
        lock.lock()
        defer { lock.unlock() }
        print("registered")
    }
    func register() {
        lock.lock()
        defer { lock.unlock() }
        Registry.register?()
        Registry.register = nil
    }
}
Registry().register()
Registry().register()
