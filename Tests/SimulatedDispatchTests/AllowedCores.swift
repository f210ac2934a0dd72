import Foundation

/// The processor cores that Linux lets the calling thread run on, like `0-3`; empty elsewhere.
func allowedCores() -> String {
  let text = (try? String(contentsOfFile: "/proc/thread-self/status", encoding: .utf8)) ?? ""
  let line = text.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed_list:") }
  return line?.split(separator: "\t").last.map(String.init) ?? ""
}
