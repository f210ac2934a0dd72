// A scenario has no arguments and an empty environment.
import Foundation

let isVerbose = CommandLine.arguments.contains("--verbose")
let level = ProcessInfo.processInfo.environment["SIGNALBOX_LANGUAGE_PROGRAM_LEVEL"] ?? "info"
print(isVerbose, level, CommandLine.arguments.count, CommandLine.argc, ProcessInfo.processInfo.arguments.dropFirst().isEmpty)
print(ProcessInfo.processInfo.processName.isEmpty, ProcessInfo.processInfo.processIdentifier > 0)
