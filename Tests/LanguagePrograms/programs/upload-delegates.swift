// An upload manager with delegates, progress, pause and resume; class hierarchy, optional protocol methods by default.
import Foundation

protocol UploadDelegate: AnyObject {
    func upload(_ upload: Upload, didChange state: Upload.State)
    func upload(_ upload: Upload, didSend sent: Int64, of total: Int64)
}
extension UploadDelegate {
    func upload(_ upload: Upload, didSend sent: Int64, of total: Int64) {}
}

class Upload: NSObject {
    enum State: Equatable {
        case queued, sending(progress: Double), paused, finished(URL), failed(code: Int)
        var isTerminal: Bool {
            switch self { case .finished, .failed: return true; default: return false }
        }
    }
    let name: String
    let size: Int64
    fileprivate(set) var sent: Int64 = 0
    weak var delegate: UploadDelegate?
    internal var state: State = .queued {
        didSet {
            guard oldValue != state else { return }
            delegate?.upload(self, didChange: state)
        }
    }
    init(name: String, size: Int64) {
        self.name = name
        self.size = size
        super.init()
    }
    override var description: String { "\(type(of: self))(\(name), \(sent)/\(size))" }
    func chunkSize() -> Int64 { 400 }
    func validate() throws {}
}

final class ImageUpload: Upload {
    override func chunkSize() -> Int64 { min(super.chunkSize() * 2, size - sent) }
    convenience init(photo index: Int) {
        self.init(name: String(format: "IMG_%04d.jpg", index), size: Int64(index) * 1_000)
    }
}

final class SecretUpload: Upload {
    struct Forbidden: Error { let code = 403 }
    override func validate() throws { throw Forbidden() }
}

final class UploadManager {
    private let queue = DispatchQueue(label: "uploads")
    private let wire = DispatchQueue(label: "wire", attributes: .concurrent)
    private var active: [Upload] = [], waiting: [Upload] = []
    private let maximum: Int
    private var paused = false
    let finished = DispatchGroup()

    init(maximum: Int = 2) { self.maximum = maximum }

    func add(_ uploads: [Upload]) {
        uploads.forEach { _ in finished.enter() }
        queue.async {
            self.waiting.append(contentsOf: uploads)
            self.startMore()
        }
    }

    func pause() { queue.async { self.paused = true; self.active.forEach { $0.state = .paused } } }
    func resume() {
        queue.async {
            self.paused = false
            self.active.forEach(self.step)
            self.startMore()
        }
    }

    private func startMore() {
        while !paused, active.count < maximum, !waiting.isEmpty {
            let upload = waiting.removeFirst()
            do {
                try upload.validate()
                active.append(upload)
                step(upload)
            } catch let error as SecretUpload.Forbidden {
                end(upload, .failed(code: error.code))
            } catch {
                end(upload, .failed(code: (error as NSError).code))
            }
        }
    }

    private func step(_ upload: Upload) {
        guard !paused else { return }
        upload.state = .sending(progress: Double(upload.sent) / Double(upload.size))
        let chunk = min(upload.chunkSize(), upload.size - upload.sent)
        wire.asyncAfter(deadline: .now() + .milliseconds(Int(chunk / 10))) { [weak self] in
            self?.queue.async {
                upload.sent += chunk
                upload.delegate?.upload(upload, didSend: upload.sent, of: upload.size)
                if upload.sent == upload.size {
                    self?.end(upload, .finished(URL(string: "https://example.com/\(upload.name)")!))
                } else {
                    self?.step(upload)
                }
            }
        }
    }

    private func end(_ upload: Upload, _ state: Upload.State) {
        upload.state = state
        if let index = active.firstIndex(where: { $0 === upload }) { active.remove(at: index) }
        finished.leave()
        if !active.isEmpty || !waiting.isEmpty { queue.async(execute: startMore) }
    }
}

class Printer: UploadDelegate {
    var lines = 0
    func upload(_ upload: Upload, didChange state: Upload.State) {
        lines += 1
        switch state {
        case .sending(let p): print(upload.name, "\(Int(p * 100)) %")
        case .finished(let url): print(upload.name, "at", url.lastPathComponent, url.pathExtension)
        case .failed(code: 400...499): print(upload.name, "refused")
        case let other: print(upload.name, other)
        }
    }
}
final class Counter: Printer {
    private(set) var bytes: Int64 = 0
    func upload(_ upload: Upload, didSend sent: Int64, of total: Int64) { bytes = max(bytes, sent) }
}

let manager = UploadManager(maximum: 1)
let printer = Counter()
let uploads: [Upload] = [ImageUpload(photo: 1), SecretUpload(name: "keys", size: 10), Upload(name: "notes", size: 500)]
for upload in uploads { upload.delegate = printer }
manager.add(uploads)
DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(120)) { manager.pause() }
DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(300)) { manager.resume() }
let outcome = manager.finished.wait(timeout: .now() + 3)
print(outcome == .success, printer.lines, printer.bytes)
print(uploads)
print(uploads.filter(\.state.isTerminal).count)
