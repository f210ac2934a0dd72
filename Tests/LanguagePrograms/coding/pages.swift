// Generic envelopes and pages, dates and snake case: what most servers answer, on a queue of its own.
import Dispatch
import Foundation

struct Page<Item: Codable>: Codable {
  let items: [Item]
  let totalCount: Int
  let nextPage: Int?
}

struct Envelope<Payload: Decodable>: Decodable {
  let status: String
  let data: Payload?
  let errorMessage: String?
}

extension Page: Equatable where Item: Equatable {}

struct Article: Codable, Equatable {
  let articleId: Int
  let headline: String
  let publishedAt: Date
  let authorNames: [String]
  let readCounts: [String: Int]
  var isPremium: Bool?
}

final class FeedLoader {
  private let queue = DispatchQueue(label: "feed", qos: .userInitiated)
  private let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }()

  func load<T: Decodable>(_ text: String, then handler: @escaping (Result<T, Error>) -> Void) {
    queue.async { [decoder] in
      let result = Result { try decoder.decode(T.self, from: Data(text.utf8)) }
      DispatchQueue.main.async { handler(result) }
    }
  }
}

let good = #"""
  {"status": "ok", "data": {"items": [
    {"article_id": 1, "headline": "Caf\u00e9 \ud83c\udf75", "published_at": "2024-05-06T07:08:09Z", "author_names": ["A. B."],
     "read_counts": {"new_york": 3, "oslo": 4}, "is_premium": true},
    {"article_id": 2, "headline": "b", "published_at": "2024-05-06T07:08:09+02:00", "author_names": [], "read_counts": {}}
  ], "total_count": 40, "next_page": 2}}
  """#
let bad = #"{"status": "ok", "data": {"items": [{"article_id": 1, "headline": "x", "published_at": "yesterday"}], "total_count": 1}}"#
let failed = #"{"status": "error", "data": null, "error_message": "try later"}"#

let loader = FeedLoader()
var left = 3
func show(_ result: Result<Envelope<Page<Article>>, Error>) {
  switch result {
  case .success(let envelope):
    print(envelope.status, envelope.errorMessage ?? "-")
    for article in envelope.data?.items ?? [] {
      print(article.articleId, article.headline, article.publishedAt, article.authorNames, article.readCounts["new_york"] ?? 0, article.isPremium as Any)
    }
    if let page = envelope.data {
      print("page of \(page.items.count) of \(page.totalCount), next \(page.nextPage.map(String.init) ?? "none")")
      roundTrip(page)
    }
  case .failure(let error): print("failed:", error)
  }
  left -= 1
  if left == 0 { exit(0) }
}

func roundTrip<T: Codable & Equatable>(_ value: T) {
  let encoder = JSONEncoder()
  encoder.keyEncodingStrategy = .convertToSnakeCase
  encoder.outputFormatting = .sortedKeys
  for strategy in [JSONEncoder.DateEncodingStrategy.iso8601, .secondsSince1970, .millisecondsSince1970, .deferredToDate] {
    encoder.dateEncodingStrategy = strategy
    guard let data = try? encoder.encode(value) else { return print("not encoded") }
    print(data.count, String(decoding: data.prefix(120), as: UTF8.self))
  }
  let decoder = JSONDecoder()
  decoder.keyDecodingStrategy = .convertFromSnakeCase
  print((try? decoder.decode(T.self, from: encoder.encode(value))) == value)
}

loader.load(good, then: show)
loader.load(bad, then: show)
loader.load(failed, then: show)

let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(secondsFromGMT: 0)
formatter.dateFormat = "dd/MM/yyyy HH:mm"
struct Flight: Codable { let number: String; let departure: Date }
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .formatted(formatter)
for text in ["24/12/2023 18:30", "32/12/2023 18:30"] {
  do {
    let flight = try decoder.decode(Flight.self, from: Data("{\"number\": \"LX 1\", \"departure\": \"\(text)\"}".utf8))
    print(flight.number, flight.departure)
  } catch {
    print(error)
  }
}
decoder.dateDecodingStrategy = .custom { decoder in
  let days = try decoder.singleValueContainer().decode(Int.self)
  return Date(timeIntervalSince1970: Double(days) * 86_400)
}
print(try decoder.decode([Date].self, from: Data("[0, 19723]".utf8)))
dispatchMain()
