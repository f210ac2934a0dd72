// What super answers as Self is an instance of this class.
class Job { var n = 1; required init() {}
    func copy() -> Self { let c = type(of: self).init(); c.n = n + 1; return c } }
final class Silent: Job {
    override func copy() -> Self { let c = super.copy(); c.n *= 10; return c }
}
print(Job().copy().n, Silent().copy().n, type(of: Silent().copy()))
