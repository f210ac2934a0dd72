import DispatchTrace
import Foundation
import Signalbox
import TestSupport
import Testing
import TraceAnalysis

/// What the documents quote from scenario folders is what stands there; `Recording` writes it into the pages.
@Suite("Quotes in documents")
struct QuoteTests {
  @Test(
    "A quoted scenario is the one in its folder, and its order is that of its run",
    arguments: Document.all.filter { !$0.quotes.isEmpty })
  func quotesAreTrue(_ page: Document) throws {
    for quote in page.quotes {
      let scenario = try Scenario(path: Repository.url("\(quote.folder)/scenario.swift").path)
      let text = quote.source == .scenario ? scenario.source : Self.order(of: scenario.run())
      #expect(!text.isEmpty, "\(page): \(quote.heading) says nothing")
      if Recording.isOn {
        try page.replace(quote.heading, saying: quote.text, with: text)
      } else {
        #expect(quote.text == text, "\(page): \(quote.heading); make docs writes it anew")
      }
    }
  }

  /// The lines under the picture.
  private static func order(of run: Run) -> String {
    let order = OrderSummary(TraceIndex(run.trace), run.orderTable)
    let chance = order.isChanceKnown ? "By chance:  " : "Perhaps by chance: "
    let lines = order.guaranteed.map { "Guaranteed: \($0)" } + order.byChance.map { chance + $0 }
    return lines.map { $0 + "\n" }.joined()
  }

  @Test("The gallery has a page, a picture and the scenarios for each row of the tutorials")
  func galleryIsComplete() throws {
    let rows = try Repository.text("docs/gallery/README.md").split(separator: "\n").filter {
      $0.hasPrefix("| P") || $0.hasPrefix("| S")
    }
    let ids = rows.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
    #expect(ids == (1...7).map { "P\($0)" } + (1...13).map { "S\($0)" })
    for row in rows {
      let page = try #require(row.split(separator: "](").dropFirst().first?.split(separator: ")").first.map(String.init))
      let text = try Repository.text("docs/gallery/\(page)")
      let folders = row.split(separator: "](../../").dropFirst().compactMap { $0.split(separator: "/scenario.swift").first }
      #expect(!folders.isEmpty)
      for folder in folders { #expect(text.contains("](../../\(folder)/timeline.png)"), "\(page) does not show \(folder)") }
    }
    let shown = Document.all.filter { $0.path.hasPrefix("docs/gallery/") }.map(\.path)
    #expect(shown.count == 19)
    let gallery = try shown.map { try Repository.text($0) }.joined()
    for folder in Repository.scenarioFolders where folder.hasPrefix("traces/systems/") {
      #expect(gallery.contains("\(folder)/timeline.png"), "no page shows \(folder)")
    }
  }
}
