// A log formatter that app code uses: levels padded, dates written, lines written by one serial queue.
import Foundation
import Dispatch

enum LogLevel: Int, Comparable, CaseIterable, CustomStringConvertible {
    case trace, debug, info, warning, error

    static func < (lhs: LogLevel, rhs: LogLevel) -> Bool { lhs.rawValue < rhs.rawValue }

    var description: String {
        switch self {
        case .trace: return "trace"
        case .debug: return "debug"
        case .info: return "info"
        case .warning: return "warning"
        case .error: return "error"
        }
    }
}

struct LogEntry {
    let date: Date
    let level: LogLevel
    let label: String
    let message: String
    let metadata: [String: String]
}

protocol LogFormatter {
    func format(_ entry: LogEntry) -> String
}

final class PlainFormatter: LogFormatter {
    private let formatter: DateFormatter = {
        let f = DateFormatter()
        f.locale = Locale(identifier: "en_US_POSIX")
        f.timeZone = TimeZone(secondsFromGMT: 0)
        f.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
        return f
    }()

    func format(_ entry: LogEntry) -> String {
        let level = String(describing: entry.level).uppercased().padding(toLength: 7, withPad: " ", startingAt: 0)
        var line = "\(formatter.string(from: entry.date)) [\(level)] \(entry.label): \(entry.message)"
        if !entry.metadata.isEmpty {
            let pairs = entry.metadata.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            line += " {" + pairs.joined(separator: ", ") + "}"
        }
        return line
    }
}

final class ShortFormatter: LogFormatter {
    func format(_ entry: LogEntry) -> String {
        let initial = String(entry.level.description.prefix(1)).capitalized
        return String(format: "%@ %-10@|%@", initial as NSString, entry.label as NSString, entry.message as NSString)
    }
}

final class ISOFormatter: LogFormatter {
    let iso = ISO8601DateFormatter()
    func format(_ entry: LogEntry) -> String {
        iso.formatOptions = [.withInternetDateTime]
        return "\(iso.string(from: entry.date)) \(entry.level) \(entry.message.replacingOccurrences(of: "\n", with: "\\n"))"
    }
}

final class Logger {
    private let queue = DispatchQueue(label: "com.example.log", qos: .utility)
    private let formatters: [LogFormatter]
    private var lines: [String] = []
    private var counts: [LogLevel: Int] = [:]
    var minimum: LogLevel = .debug

    init(formatters: [LogFormatter]) { self.formatters = formatters }

    func log(_ level: LogLevel, _ message: @autoclosure () -> String, label: String = "app",
             metadata: [String: String] = [:], at seconds: TimeInterval) {
        guard level >= minimum else { return }
        let text = message()
        let entry = LogEntry(date: Date(timeIntervalSince1970: seconds), level: level, label: label, message: text, metadata: metadata)
        queue.async { [self] in
            counts[entry.level, default: 0] += 1
            for formatter in formatters { lines.append(formatter.format(entry)) }
        }
    }

    func flush() -> [String] {
        queue.sync {
            defer { lines.removeAll(keepingCapacity: true) }
            return lines
        }
    }

    func summary() -> String {
        queue.sync {
            LogLevel.allCases.map { level in
                "\(level)".padding(toLength: 8, withPad: ".", startingAt: 0) + String(format: "%3d", counts[level] ?? 0)
            }.joined(separator: "\n")
        }
    }
}

let logger = Logger(formatters: [PlainFormatter(), ShortFormatter(), ISOFormatter()])
logger.log(.info, "started", at: 1_700_000_000)
logger.log(.trace, "never seen", at: 1_700_000_000.25)
logger.log(.warning, "slow\nresponse", label: "network", metadata: ["ms": "1503", "host": "example.com"], at: 1_700_000_001.5)
logger.log(.error, String(format: "code %04x at %.2f%%", 0xbeef, 99.5), label: "db", at: 1_700_086_400.125)
logger.flush().forEach { print($0) }
print(logger.summary())
