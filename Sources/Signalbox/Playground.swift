/// A playground, or a page of one: its `Contents.swift` is the driver, the files in `Sources` beside it, and in the playground's around a
/// page, declare what it uses.
struct Playground {
  private static let contents = "Contents.swift"
  private static let ending = ".playground"
  private static let pageEnding = ".xcplaygroundpage"

  /// Where `Contents.swift` lies: a playground or a page.
  private let folder: String

  /// What `path` leads to: a playground, a page, or the `Contents.swift` of one of them; nil when it is none.
  init?(at path: String) {
    var folder = path[...]
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    if folder.hasSuffix("/" + Self.contents) { folder.removeLast(Self.contents.utf8.count + 1) }
    guard folder.hasSuffix(Self.ending) || folder.hasSuffix(Self.pageEnding) else { return nil }
    self.folder = String(folder)
  }

  var driver: String { "\(folder)/\(Self.contents)" }

  /// Of a playground that has pages instead of contents: theirs, sorted.
  var pages: [String] {
    let names = (try? Files.names(in: "\(folder)/Pages")) ?? []
    return names.filter { $0.hasSuffix(Self.pageEnding) }.map { "\(folder)/Pages/\($0)" }
  }

  /// The files that belong to it and are not among `known`, which their names tell.
  func sources(without known: [Scenario.SourceFile]) throws(LoadError) -> [Scenario.SourceFile] {
    var files = known
    for folder in sourceFolders {
      for name in (try? Files.names(in: folder)) ?? [] where name.hasSuffix(".swift") {
        if files.contains(where: { $0.name == name }) { continue }
        files.append(try Scenario.SourceFile(path: "\(folder)/\(name)"))
      }
    }
    return Array(files.dropFirst(known.count))
  }

  private var sourceFolders: [String] {
    let own = "\(folder)/Sources"
    guard folder.hasSuffix(Self.pageEnding) else { return [own] }
    // A page lies in the playground's folder of pages.
    guard let pages = folder.lastIndex(of: "/") else { return [own, "../Sources"] }
    guard let playground = folder[..<pages].lastIndex(of: "/") else { return [own, "Sources"] }
    return [own, folder[..<playground] + "/Sources"]
  }
}

extension Scenario {
  /// `path` is what messages call a playground that has pages, of which one has to be named.
  init(_ playground: Playground, named path: String, with others: [SourceFile], platform: Machine.Platform?) throws(LoadError) {
    if (try? Files.kind(of: playground.driver)) == .nothing {
      let pages = playground.pages
      guard pages.count == 1, let only = pages.first, let page = Playground(at: only) else {
        throw .noPage(playground: path, pages: pages)
      }
      self = try Scenario(page, named: only, with: others, platform: platform)
      return
    }
    let files = others + (try playground.sources(without: others))
    self = try Scenario(path: playground.driver, with: files, platform: platform)
  }
}
