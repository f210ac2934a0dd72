#ifndef C_SANDBOX_H
#define C_SANDBOX_H

/// What a path may be used for from now on.
enum sandbox_use {
  /// A file is read, or all files below a folder.
  SANDBOX_READ = 1,
  /// Files are made, written, renamed and removed in a folder; not read.
  SANDBOX_WRITE_FILES = 2,
  /// What is there already is written: a device, a pipe.
  SANDBOX_WRITE = 3,
};

/// The version of Landlock that this kernel has; 0 when it has none, or on other systems.
int sandbox_version(void);

/// Prepares a set of rules. -1 and `errno` when the kernel refuses.
int sandbox_begin(void);

/// Allows one use of what is at `path`. 0, or -1 and `errno`.
int sandbox_allow(int rules, const char *path, enum sandbox_use use);

/// Takes everything else from the calling thread and from those that it starts: files, connections, other programs and
/// processes. For ever. 0, or -1 and `errno`.
int sandbox_enter(int rules);

#endif
