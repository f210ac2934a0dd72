// For O_PATH and CLONE_THREAD.
#define _GNU_SOURCE

#include "CSandbox.h"

#include <errno.h>

#ifdef __linux__

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The headers of older systems lack what newer kernels know; the numbers are the kernel's for ever.
#define FS_EXECUTE (1ULL << 0)
#define FS_WRITE_FILE (1ULL << 1)
#define FS_READ_FILE (1ULL << 2)
#define FS_READ_DIR (1ULL << 3)
#define FS_REMOVE_FILE (1ULL << 5)
#define FS_MAKE_REG (1ULL << 8)
#define FS_TRUNCATE (1ULL << 14)
/// Everything up to the first version, which knew 13 uses.
#define FS_FIRST_VERSION ((1ULL << 13) - 1)
#define FS_REFER (1ULL << 13)
#define FS_IOCTL_DEV (1ULL << 15)
#define NET_BIND_AND_CONNECT 3ULL
#define SCOPE_SOCKETS_AND_SIGNALS 3ULL

struct rules_of_newer_kernels {
  uint64_t files;
  uint64_t network;
  uint64_t scope;
};

int sandbox_version(void) {
  long version = syscall(__NR_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  return version > 0 ? (int)version : 0;
}

static uint64_t known_uses(int version) {
  return FS_FIRST_VERSION | (version >= 2 ? FS_REFER : 0) | (version >= 3 ? FS_TRUNCATE : 0) | (version >= 5 ? FS_IOCTL_DEV : 0);
}

int sandbox_begin(void) {
  int version = sandbox_version();
  struct rules_of_newer_kernels rules = {
      .files = known_uses(version),
      .network = version >= 4 ? NET_BIND_AND_CONNECT : 0,
      .scope = version >= 6 ? SCOPE_SOCKETS_AND_SIGNALS : 0,
  };
  size_t size = version >= 6 ? sizeof rules : version >= 4 ? offsetof(struct rules_of_newer_kernels, scope) : sizeof rules.files;
  return (int)syscall(__NR_landlock_create_ruleset, &rules, size, 0);
}

int sandbox_allow(int rules, const char *path, enum sandbox_use use) {
  int place = open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return -1;
  struct stat status;
  if (fstat(place, &status) != 0) {
    close(place);
    return -1;
  }
  uint64_t uses = 0;
  switch (use) {
  case SANDBOX_READ:
    uses = FS_READ_FILE | (S_ISDIR(status.st_mode) ? FS_READ_DIR : 0);
    break;
  case SANDBOX_WRITE_FILES:
    uses = FS_WRITE_FILE | FS_MAKE_REG | FS_REMOVE_FILE | FS_TRUNCATE;
    break;
  case SANDBOX_WRITE:
    uses = FS_WRITE_FILE | FS_TRUNCATE;
    break;
  }
  struct landlock_path_beneath_attr rule = {.allowed_access = uses & known_uses(sandbox_version()), .parent_fd = place};
  int result = (int)syscall(__NR_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  int reason = errno;
  close(place);
  errno = reason;
  return result;
}

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define ARGUMENT(index) (offsetof(struct seccomp_data, args) + 8 * (index))
#define LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (offset))
#define REFUSE(reason) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (reason))
#define WITHOUT(call) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##call, 0, 1), REFUSE(EPERM)

/// No other programs, no processes, no connections, no tracing, no way around the rules for files. Everything else is a matter of
/// those rules, of the memory that the process has, or of nobody but itself.
static int refuse_calls(void) {
#ifdef ARCHITECTURE
  struct sock_filter filter[] = {
      LOAD(offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      LOAD(offsetof(struct seccomp_data, nr)),
#ifdef __x86_64__
      // The calls of another convention have other numbers.
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      WITHOUT(fork),
      WITHOUT(vfork),
      WITHOUT(chmod),
      WITHOUT(chown),
      WITHOUT(lchown),
#endif
      WITHOUT(execve), WITHOUT(execveat), WITHOUT(ptrace), WITHOUT(process_vm_readv), WITHOUT(process_vm_writev),
      WITHOUT(socket), WITHOUT(socketpair), WITHOUT(connect), WITHOUT(bind), WITHOUT(listen), WITHOUT(accept), WITHOUT(accept4),
      WITHOUT(sendto), WITHOUT(sendmsg), WITHOUT(kill), WITHOUT(tkill), WITHOUT(pidfd_open), WITHOUT(pidfd_getfd),
      WITHOUT(mount), WITHOUT(umount2), WITHOUT(pivot_root), WITHOUT(chroot), WITHOUT(setns), WITHOUT(unshare), WITHOUT(bpf),
      WITHOUT(perf_event_open), WITHOUT(userfaultfd), WITHOUT(io_uring_setup), WITHOUT(io_uring_enter), WITHOUT(io_uring_register),
      WITHOUT(keyctl), WITHOUT(add_key), WITHOUT(request_key), WITHOUT(open_by_handle_at),
      // The rules for files leave these out.
      WITHOUT(fchmodat), WITHOUT(fchownat), WITHOUT(utimensat), WITHOUT(setxattr), WITHOUT(lsetxattr), WITHOUT(removexattr),
      // The arguments of clone3 lie in memory; without it threads are made by clone, whose flags are seen.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_clone3, 0, 1),
      REFUSE(ENOSYS),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_clone, 0, 3),
      LOAD(ARGUMENT(0)),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0),
      REFUSE(EPERM),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {.len = sizeof filter / sizeof *filter, .filter = filter};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
#else
  errno = ENOSYS;
  return -1;
#endif
}

int sandbox_enter(int rules) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  if (syscall(__NR_landlock_restrict_self, rules, 0) != 0) return -1;
  close(rules);
  return refuse_calls();
}

#else

int sandbox_version(void) { return 0; }

int sandbox_begin(void) {
  errno = ENOSYS;
  return -1;
}

int sandbox_allow(int rules, const char *path, enum sandbox_use use) {
  (void)rules, (void)path, (void)use;
  errno = ENOSYS;
  return -1;
}

int sandbox_enter(int rules) {
  (void)rules;
  errno = ENOSYS;
  return -1;
}

#endif
