/// C's functions for descriptors, and sources that watch them.
extension LibraryArea {
  static let descriptors = LibraryArea(
    name: "Descriptors",
    module: "Foundation",
    provides: [
      "open", "creat", "close", "read", "write", "pread", "pwrite", "lseek", "pipe", "dup", "dup2", "fcntl", "fsync", "ftruncate",
      "unlink", "access", "mkdir", "rmdir", "perror", "off_t", "mode_t", "ssize_t", "dispatch_fd_t",
      "_readBytes", "_writeBytes",
    ],
    source: text("C/Descriptors"))
}
