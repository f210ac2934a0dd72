// `consume x` ends the variable: what it held is let go of where it is not passed on. Assigned to, a variable lives again.
class Box {
  let n: Int
  init(_ n: Int) {
    self.n = n
    print("init", n)
  }
  deinit { print("deinit", n) }
}

func take(_ box: consuming Box) { print("take", box.n) }

func passedOn() {
  let x = Box(1)
  take(consume x)
  print("after 1")
}

func dropped() {
  let x = Box(2)
  _ = consume x
  print("after 2")
}

func again() {
  var x = Box(3)
  let y = consume x
  print("y", y.n)
  x = Box(4)
  print("x", x.n)
}

func parameter(_ box: consuming Box) -> Int {
  let own = consume box
  return own.n
}

func onEachWay(_ flag: Bool) {
  let x = Box(5)
  if flag {
    let y = consume x
    print("use", y.n)
  } else {
    print("no", x.n)
    _ = consume x
  }
  print("after 5")
}

func leaving(_ flag: Bool) -> Int {
  let x = Box(6)
  if flag {
    let y = consume x
    return y.n
  }
  return x.n + 1
}

func inLoops() {
  for i in 0..<2 {
    let x = Box(70 + i)
    take(consume x)
    print("loop", i)
  }
  for x in [Box(75), Box(76)] {
    let y = consume x
    print("each", y.n)
  }
  var next = Box(80)
  for i in 1...2 {
    take(consume next)
    next = Box(80 + i)
  }
  print("left", next.n)
}

func values() {
  var all = [1, 2, 3]
  var other = consume all
  other.append(4)
  all = []
  print(all, other)
  let x = Box(9)
  let pair = [x, consume x]
  print(pair.count, pair[0].n + pair[1].n)
  let text = "a"
  let run = { print(text) }
  run()
  let last = consume text
  print(last)
}

func sum(_ numbers: [Int]) -> Int { numbers.reduce(0, +) }

func onOneWay(_ flag: Bool) -> Int {
  let numbers = [1, 2]
  return flag ? sum(consume numbers) : 0
}

passedOn()
dropped()
print(onOneWay(true), onOneWay(false))
again()
print(parameter(Box(10)))
onEachWay(true)
onEachWay(false)
print(leaving(true), leaving(false))
inLoops()
values()

// What a closure that does not stay shares, too, has nothing left.
func perform(_ body: () -> Void) { body() }
func shared() {
  var box = Box(20)
  perform { box = Box(21) }
  take(consume box)
  print("after")
  box = Box(22)
  print("new", box.n)
}
shared()
