/// C's standard streams, and how a process ends. What goes to standard error is not kept: a run's output is what it prints, and standard
/// error is the command's own.
extension LibraryArea {
  static let streams = LibraryArea(
    name: "Streams",
    module: "Foundation",
    provides: [
      "FILE", "stdout", "stderr", "fputs", "puts", "putchar", "fputc", "putc", "fwrite", "strerror", "fflush", "setbuf",
      "setvbuf", "setlinebuf", "fileno", "isatty", "STDIN_FILENO", "STDOUT_FILENO", "STDERR_FILENO",
      "exit", "_exit", "atexit", "_ExitHandlers", "_runExitHandlers",
    ],
    source: text("C/Streams"))
}
