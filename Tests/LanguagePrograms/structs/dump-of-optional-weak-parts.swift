// A part that is an Optional of a struct that begins with a weak part is not itself weak.
class W { var link: L? }
struct L { weak var w: W?; var x = 1 }
struct Near { weak var w: W? }
class Holder { var near: Near? = Near(); weak var w: W? }
let k = W()
k.link = L(w: nil)
dump(k)
k.link = L(w: W())
dump(k)
let h = Holder()
dump(h)
h.near?.w = k
h.w = k
dump(h)
