/// Values that refer to objects without keeping them, and what such values go into. The first three productions of a rule nest no
/// further.
///
/// Code that is made of all parts of a value (`print`, `==`, `hash`, copies) has to treat a weak part as what it refers to.
extension BlockGrammar {
  /// In the order of their use.
  static let declaredLinks: [(name: String, text: String)] = [
    ("Speaker", "protocol Speaker: AnyObject { var mark: Int { get set }; func say() -> String }"),
    (
      "Peer",
      "class Peer: Speaker, Hashable, CustomStringConvertible { let id: String; var mark = 1 { didSet { count &+= 1 } }\n"
        + "  weak var back: Peer? { didSet { print(\"back\", oldValue?.id ?? \"-\", back?.id ?? \"-\") } }; unowned var other: Peer?\n"
        + "  weak var speaker: (any Speaker)?; var forced: Peer!; lazy var late = \"late \\(id)\"; var description: String { \"<\\(id)>\" }\n"
        + "  static weak var last: Peer?; func later() -> () -> String { { [weak self] in self?.id ?? \"-\" } }\n"
        + "  init(_ id: String) { self.id = id; Peer.last = self }\n  deinit { print(\"gone\", id, back?.id ?? \"-\", speaker?.say() ?? \"-\") }\n"
        + "  func say() -> String { \"\\(id) \\(mark)\" }; static func == (a: Peer, b: Peer) -> Bool { a.id == b.id }\n"
        + "  func hash(into hasher: inout Hasher) { hasher.combine(id) } }"
    ),
    (
      "Stepping",
      "protocol Stepping { var weight: Int { get set }; mutating func step(_ n: Int) -> Int; mutating func take(_ o: Peer?); var first: Peer? { get set } }\n"
        + "extension Stepping { mutating func take(_ o: Peer?) { weight &+= o?.mark ?? 0 }\n"
        + "  mutating func both(_ n: Int) -> Int { step(n) &+ step(n) } }"
    ),
    ("Inner", "struct Inner: Hashable { weak var near: Peer?; var weight = 2 }"),
    (
      "Link",
      "struct Link: Stepping, Hashable { weak var near: Peer? { didSet { count &+= 1 } }; unowned let far: Peer; var weight = 1 { willSet { print(newValue) } }\n"
        + "  unowned var spare: Peer?; var number: Int! = 3; var inner = Inner(); lazy var late = weight &+ 1\n"
        + "  mutating func step(_ n: Int) -> Int { defer { near?.mark &+= 1 }; weight &+= n; return weight }\n"
        + "  mutating func take(_ o: Peer?) { near = o; inner.near = o }; func tell() -> String { \"\\(near?.say() ?? \"-\") \\(far.id)\" }\n"
        + "  var first: Peer? { get { near } set { near = newValue } } }"
    ),
    ("Boss", "final class Boss: Peer { var link: Link?; override func say() -> String { link?.tell() ?? super.say() } }"),
    (
      "Wide",
      "struct Wide: Stepping { weak var near: (any Speaker)?; unowned var far: any Speaker; var weight = 1; weak var first: Peer?\n"
        + "  mutating func step(_ n: Int) -> Int { weight &-= n; return weight &+ (near?.mark ?? 0) } }"
    ),
    (
      "Holder",
      "struct Holder<T: AnyObject> { weak var it: T?; unowned let last: T; mutating func put(_ o: T?) -> T? { defer { it = o }; return it } }\n"
        + "extension Holder: Equatable where T: Equatable {}"
    ),
    (
      "Weakly",
      "@propertyWrapper struct Weakly<T: AnyObject> { private weak var object: T?; init(wrappedValue: T?) { object = wrappedValue }\n"
        + "  var wrappedValue: T? { get { object } set { object = newValue } } }"
    ),
    ("Wrapped", "struct Wrapped { @Weakly var near: Peer?; var plain = 1 }"),
    (
      "Room",
      "struct Room { let owner: Peer; subscript(n: Int) -> Int { get { owner.mark &+ n } nonmutating set { owner.mark = newValue } } }"
    ),
    (
      "Colour",
      "enum Colour: String, CaseIterable { case red, green, blue; var next: Colour { Self.allCases.last { $0 != self }! } }"
    ),
    (
      "Payload",
      "enum Payload { case link(Link), wide(Wide), holder(Holder<Peer>), said(() -> String), stepping(any Stepping), colour(Colour?)\n"
        + "  mutating func grow() { if case .link(var l) = self { l.near = nil; self = .stepping(l) } } }"
    ),
    ("every", "func every<T: CaseIterable>(_ t: T.Type) -> [String] { t.allCases.map { \"\\($0)\" } }"),
    ("drive", "func drive<T: Stepping>(_ t: inout T) -> Int { let old = t; return t.both(1) &- old.weight }"),
    ("push", "func push(_ s: inout any Stepping, _ o: Peer?) { s.take(o); s.weight &+= 1 }"),
    ("put", "func put(_ o: inout Peer?, _ new: Peer?) { o = new }"),
    ("keeper", "let keeper = Peer(\"keeper\")"),
    ("hold", "func hold(_ o: inout Peer, _ n: Int) { o.mark &+= n; if n > 2 { o = keeper } }"),
    ("lost", "func lost(_ n: Int) -> Link { let short = Peer(\"short\"); return Link(near: short, far: keeper, weight: n) }"),
    ("peer", "var peer: Peer? = Peer(\"peer\")"),
    ("link", "var link = Link(near: peer, far: keeper)"), ("wide", "var wide = Wide(near: peer, far: keeper)"),
    ("holder", "var holder = Holder(it: peer, last: keeper)"), ("stepping", "var stepping: any Stepping = link"),
    ("links", "var links = [link, Link(far: keeper)]"), ("linked", "var linked = [\"a\": link]"),
    ("boss", "var boss: Boss? = Boss(\"boss\")"), ("payload", "var payload = Payload.link(link)"),
    ("teller", "var teller: () -> String = { [weak peer] in peer?.id ?? \"nobody\" }"),
  ]

  static let linkRules: [String: [String]] = [
    "statement": ["<links>", "<links>", "<links>", "<links>"],
    "any": ["<linked value>", "<linked value>", "Colour.allCases"],
    "bool": ["<link> == <link>", "(link.near == nil)", "holder == holder", "(stepping is Link)"],
    "int": [
      "link.weight", "((<peer> as Peer?)?.mark ?? 0)", "(<link>.near?.back?.mark ?? <int>)", "<link>.far.mark",
      "Colour.allCases.count",
      "Room(owner: keeper)[<int>]", "(link.number ?? 1)", "lost(<int>).weight", "stepping.weight",
    ],
    "string": ["teller()", "link.tell()", "((<peer> as Peer?)?.late ?? \"-\")", "every(Colour.self).joined()", "<link>.tell()"],
    "optional": ["link.near?.mark", "peer?.back?.mark", "linked[<string>]?.weight", "peer?.forced?.mark"],
    "peer": [
      "peer", "keeper", "link.near", "peer?.back", "(peer ?? keeper)", "peer?.forced", "holder.it", "links.first?.near",
      "Peer.last", "boss?.link?.near", "boss", "stepping.first", "nil",
      "Peer(<string>)",
    ],
    // What is unowned and gone ends the program when it is read.
    "lasting": ["keeper", "keeper", "keeper", "keeper", "keeper", "keeper", "(peer ?? keeper)", "Peer(<string>)"],
    "link": [
      "link", "links[0]", "Link(far: keeper)", "Link(near: <peer>, far: <lasting>)",
      "Link(near: <peer>, far: <lasting>, weight: <int>)",
      "lost(<int>)", "(linked[<string>] ?? link)",
    ],
    "stepping": ["link", "wide", "stepping", "<link>", "Wide(near: <peer>, far: <lasting>)"],
    "linked value": [
      "link", "wide", "holder", "<link>", "[<link>]", "[<string>: <link>]", "Wide(near: <peer>, far: <lasting>, weight: <int>)",
      "Holder(it: <peer>, last: <lasting>)", "(<stepping> as any Stepping)", "Wrapped(near: <peer>)", "links", "linked",
      "stepping",
      "<payload>", "(<link>, <int>)", "(<peer> as Peer?) as Any", "Optional(<link>) as Any", "Set([<link>, <link>]).count",
      "[<link>: <int>].count",
    ],
    "payload": [
      "payload", "Payload.link(link)", "Payload.colour(nil)", "Payload.link(<link>)", "Payload.holder(holder)",
      "Payload.said(teller)",
      "Payload.stepping(<stepping>)", "Payload.wide(wide)", "Payload.colour(.red)",
    ],
    "links": [
      "print(link)", "peer = nil", "print(<linked value>)", "print(<linked value>)", "<linked change>", "<linked change>",
      "<linked change>", "<linked control>", "<linked control>", "<linked submission>", "dump(<linked value>)",
    ],
    "linked change": [
      "link.near = nil", "peer = Peer(\"again\")", "link = lost(1)", "link.near = <peer>", "link = [<link>][0]",
      "link.near?.mark = <int>",
      "peer?.back = <peer>", "peer?.speaker = <peer>", "peer?.forced = <peer>", "peer?.other = <peer>",
      "link.inner.near = <peer>",
      "link.spare = <peer>", "link.number = <optional>", "link.number += 1", "count &+= link.late", "put(&link.near, <peer>)",
      "change(&link.weight, <int>)", "change(&link.inner.weight, 1)", "swap(&link, &links[0])", "links.append(<link>)",
      "links[0].near = <peer>", "links.removeAll { $0.near == nil }", "links.sort { $0.weight < $1.weight }",
      "linked[<string>] = <link>",
      "linked[\"a\"]?.near = <peer>", "linked[<string>, default: <link>].weight &+= 1",
      "stepping = [<stepping> as any Stepping][0]",
      "stepping.take(<peer>)", "count &+= stepping.step(<int>)", "push(&stepping, <peer>)", "stepping.weight &-= 1",
      "count &+= drive(&link)", "count &+= drive(&wide)", "wide.near = <peer>", "wide.far = <lasting>", "_ = holder.put(<peer>)",
      "holder = Holder(it: <peer>, last: <lasting>)", "payload = [<payload>][0]", "payload.grow()",
      "Room(owner: keeper)[<digit>] = <int>",
      "Room(owner: <lasting>)[1] &+= <digit>", "teller = { [weak peer] in peer?.say() ?? \"nobody\" }",
      "teller = { [unowned it = peer ?? keeper] in it.say() }", "teller = { [link] in link.tell() }",
      "do { let old = teller; teller = { [weak near = link.near] in old() + { [weak near] in near?.id ?? \"-\" }() } }",
      "link[keyPath: \\.near] = <peer>", "if peer != nil { hold(&peer!, <int>) }",
      "if link.near != nil { hold(&link.near!, <int>) }",
      "do { var all = [keeper, keeper]; hold(&all[<digit> & 1], <int>); print(all) }", "boss?.link = <link>", "boss = nil",
      "boss?.link?.near?.mark &+= 1", "boss?.link?.near = <peer>", "teller = ((<peer> as Peer?) ?? keeper).later()",
      "stepping.first = <peer>", "stepping.first?.mark &+= 1", "put(&stepping.first, <peer>)", "hold(&wide.first!, 1)",
    ],
    "linked control": [
      "do { weak var short = Peer(\"s\"); print(short as Any) }", "defer { print(link.near as Any) }",
      "for colour in Colour.allCases { print(colour, colour.next) }",
      "for colour in Colour.allCases where <bool> { print(colour.rawValue); <body> }",
      "do { let short = Peer(<string>); link.near = short; <body> }",
      "do { weak var short = peer; peer = nil; <body>; print(short as Any) }",
      "do { unowned let long = keeper; <body>; print(long.mark) }",
      "if let near = link.near { peer = nil; <body>; print(near.say()) }",
      "do { var some = links[...]; while let first = some.popFirst() { print(first.weight, some.count, some.startIndex); <body> } }",
      "do { var some = <array>[...]; while some.count > 1 { print(some.popFirst() as Any, some.popLast() as Any) } }",
      "switch <payload> { case .link(let l) where l.near != nil: print(l); <body>\n"
        + "case .link(var l): print(l.step(1))\ncase .said(let f): print(f())\n"
        + "case .holder(let h): print(h.it as Any, h == holder)\ncase .stepping(var s): push(&s, <peer>); <body>\ncase .colour(let c?): print(c)\ndefault: <body> }",
      "do { var own = <link>; <body>; print(own.step(1), own == link); own.near = nil }",
      "do { var own: any Stepping = <stepping>; let old = own; push(&own, <peer>); <body>; print(old.weight, own.weight, own) }",
      "defer { print(peer?.late ?? \"-\", <link>); <body> }", "for l in links { print(l.tell()); <body> }",
      "twice(<link>) { l in print(l.near?.id ?? \"-\"); <body> }",
      "if case .link(let l) = payload, let near = l.near { near.mark &+= 1; <body> }",
    ],
    "linked submission": [
      "<queue>.async { [weak peer] in print(peer?.say() ?? \"-\") }", "<queue>.async { [link] in print(link) }",
      "<queue>.async { [unowned keeper] in print(keeper) }",
      "<queue>.async { [weak peer] in guard let peer else { return }; peer.mark &+= 1; <body> }",
      "<queue>.async { [unowned it = peer ?? keeper] in <body>; print(it.id) }",
      "<queue>.async { [link] in <body>; print(link.tell()) }",
      "<queue>.async { [weak near = link.near] in <queue>.async { print(near?.id ?? \"-\"); <body> } }",
      "<queue>.sync { link.near = <peer>; <body> }", "<queue>.async { peer = nil; <body> }", "print(<queue>.sync { <link> })",
      "<queue>.asyncAfter(deadline: <deadline>) { [holder, weak peer] in print(holder.it == peer); <body> }",
      "Thread.detachNewThread { [payload] in print(payload); <body> }",
      "<queue>.async { print(teller()); links[0].weight &+= 1 }",
    ],
  ]
}
