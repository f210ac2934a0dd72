// programs: resumable chunked downloads with pause, resume data, checksums, bandwidth shares and progress
import Foundation

struct ResumeData: Equatable {
    let url: String
    let offset: Int
    let etag: String
}

enum TransferError: Error, Equatable {
    case cancelled(ResumeData?)
    case checksum(expected: Int, actual: Int)
    case changed(url: String)
}

final class Origin {
    private var files: [String: (bytes: [UInt8], etag: String)] = [:]
    private let queue = DispatchQueue(label: "origin", attributes: .concurrent)

    func put(_ url: String, count: Int, seed: Int, etag: String) {
        queue.async(flags: .barrier) {
            self.files[url] = ((0..<count).map { UInt8(truncatingIfNeeded: ($0 &* 31) ^ seed) }, etag)
        }
    }

    func head(_ url: String) -> (length: Int, etag: String)? {
        queue.sync { files[url].map { ($0.bytes.count, $0.etag) } }
    }

    func range(_ url: String, _ range: Range<Int>) -> ArraySlice<UInt8>? {
        queue.sync {
            guard let bytes = files[url]?.bytes else { return nil }
            return bytes[range.clamped(to: bytes.indices)]
        }
    }
}

func adler(_ bytes: [UInt8]) -> Int {
    let (a, b) = bytes.reduce((1, 0)) { sums, byte in
        let a = (sums.0 + Int(byte)) % 65521
        return (a, (sums.1 + a) % 65521)
    }
    return b << 16 | a
}

final class Download {
    enum State { case ready, running, paused, finished, failed }
    let url: String
    fileprivate(set) var state = State.ready
    fileprivate var received: [UInt8] = []
    fileprivate var etag: String?
    fileprivate var cancelRequested = false
    let progress: (Double) -> Void
    let completion: (Result<[UInt8], TransferError>) -> Void

    fileprivate init(url: String, progress: @escaping (Double) -> Void, completion: @escaping (Result<[UInt8], TransferError>) -> Void) {
        self.url = url
        self.progress = progress
        self.completion = completion
    }
}

final class DownloadSession {
    private let origin: Origin
    private let queue = DispatchQueue(label: "session")
    private let chunk: Int
    private var partial: [String: [UInt8]] = [:]
    private(set) var requests: [String] = []

    init(origin: Origin, chunk: Int = 16) {
        self.origin = origin
        self.chunk = chunk
    }

    @discardableResult
    func start(_ url: String, resuming data: ResumeData? = nil,
               progress: @escaping (Double) -> Void = { _ in },
               completion: @escaping (Result<[UInt8], TransferError>) -> Void) -> Download {
        let download = Download(url: url, progress: progress, completion: completion)
        queue.async { [self] in
            download.state = .running
            guard let head = origin.head(url) else {
                return finish(download, .failure(.cancelled(nil)))
            }
            if let data = data {
                guard data.etag == head.etag else { return finish(download, .failure(.changed(url: url))) }
                download.received = Array(partial[url, default: []].prefix(data.offset))
            }
            download.etag = head.etag
            next(download, total: head.length)
        }
        return download
    }

    func cancel(_ download: Download) {
        queue.async { download.cancelRequested = true }
    }

    private func next(_ download: Download, total: Int) {
        if download.cancelRequested {
            partial[download.url] = download.received
            let data = ResumeData(url: download.url, offset: download.received.count, etag: download.etag ?? "")
            return finish(download, .failure(.cancelled(data)))
        }
        let offset = download.received.count
        guard offset < total else { return finish(download, .success(download.received)) }
        requests.append("\(download.url)@\(offset)")
        guard let part = origin.range(download.url, offset..<offset + chunk) else {
            return finish(download, .failure(.changed(url: download.url)))
        }
        download.received += part
        download.progress(Double(download.received.count) / Double(total))
        queue.async { self.next(download, total: total) }
    }

    private func finish(_ download: Download, _ result: Result<[UInt8], TransferError>) {
        switch result {
        case .success: download.state = .finished
        case .failure(.cancelled(.some)): download.state = .paused
        case .failure: download.state = .failed
        }
        download.completion(result)
    }

    func idle() { queue.sync {} }
    func hold() { queue.suspend() }
    func release() { queue.resume() }
}

let origin = Origin()
origin.put("movie", count: 100, seed: 5, etag: "v1")
origin.put("song", count: 40, seed: 9, etag: "s1")
let session = DownloadSession(origin: origin)
let done = DispatchSemaphore(value: 0)

// 1. two downloads share the queue, chunk by chunk
var finished: [String] = []
session.hold()
for url in ["movie", "song"] {
    session.start(url) { result in
        if case .success(let bytes) = result { finished.append("\(url):\(bytes.count):\(adler(bytes))") }
        done.signal()
    }
}
session.release()
done.wait(); done.wait()
print(finished)
print(session.requests.joined(separator: " "))

// 2. cancel at half, then resume
var resume: ResumeData?
var movie: Download!
var steps: [Int] = []
let assigned = DispatchSemaphore(value: 0)
movie = session.start("movie", progress: { p in
    if steps.isEmpty { assigned.wait() }
    steps.append(Int(p * 100))
    if p >= 0.5 { session.cancel(movie) }
}, completion: { result in
    if case .failure(.cancelled(let data)) = result { resume = data }
    done.signal()
})
assigned.signal()
done.wait()
print(steps, resume.map { "\($0.url) \($0.offset) \($0.etag)" } ?? "-", movie.state)

session.start("movie", resuming: resume, progress: { steps.append(Int($0 * 100)) }) { result in
    switch result {
    case .success(let bytes): print("resumed", bytes.count, "same:", "movie:100:\(adler(bytes))" == finished.first { $0.hasPrefix("movie") })
    case .failure(let error): print(error)
    }
    done.signal()
}
done.wait()
print(steps)

// 3. the file changes in between
origin.put("movie", count: 90, seed: 6, etag: "v2")
session.start("movie", resuming: resume) { result in
    if case let .failure(error) = result { print("refused:", error, error == .changed(url: "movie")) }
    done.signal()
}
session.start("nothing") { result in
    print((try? result.get())?.count ?? -1)
    done.signal()
}
done.wait(); done.wait()
session.idle()
print(session.requests.count)
