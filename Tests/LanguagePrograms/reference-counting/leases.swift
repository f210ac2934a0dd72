// A lease gives its connection back when it ends; what is not kept ends with it.
protocol Conn: AnyObject { var id: Int { get } }
final class Fake: Conn { let id: Int; init(_ i: Int) { id = i }; deinit { print("close", id) } }
final class Pool<C: Conn> {
    final class Lease {
        let connection: C
        private weak var pool: Pool?
        fileprivate init(_ connection: C, pool: Pool) { self.connection = connection; self.pool = pool }
        deinit { print("lease ends"); pool?.giveBack(connection) }
    }
    var idle: ArraySlice<C> = []
    let keep: (C) -> Bool
    init(keep: @escaping (C) -> Bool) { self.keep = keep }
    func borrow(_ make: () -> C) -> Lease {
        if let c = idle.popFirst() { return Lease(c, pool: self) }
        return Lease(make(), pool: self)
    }
    func giveBack(_ c: C) { if keep(c) { idle.append(c) } }
}
let pool = Pool<Fake> { $0.id != 1 }
do {
    let l = pool.borrow { Fake(1) }
    print(l.connection.id)
}
print("--")
do {
    let l = pool.borrow { Fake(2) }
    print(l.connection.id)
}
print("--")
do {
    let l = pool.borrow { Fake(3) }
    print(l.connection.id, pool.idle.count)
}
pool.idle.removeAll()
print("end")
