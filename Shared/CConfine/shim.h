// What a process may do no more: limits of resources, Landlock (files) and seccomp (calls). Only larder-media uses it.
#pragma once
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

// Seen only with _GNU_SOURCE, which clashes with Swift's own view of these headers.
#ifndef O_PATH
#define O_PATH 010000000
#endif

static inline int larder_limit(int resource, rlim_t value) {
    struct rlimit limit = {value, value};
    return setrlimit(resource, &limit);
}
// Memory in bytes, time in seconds; no file is written, and no core.
static inline int larder_limit_resources(rlim_t memory, rlim_t seconds) {
    alarm((unsigned)seconds);
    return larder_limit(RLIMIT_AS, memory) | larder_limit(RLIMIT_CPU, seconds) | larder_limit(RLIMIT_FSIZE, 0)
        | larder_limit(RLIMIT_CORE, 0);
}
// Which version of Landlock the kernel has; 0 or less if none.
static inline int larder_landlock_version(void) {
    return (int)syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
}
// From now on files can be read in these folders only. 0 also where the kernel has no Landlock.
static inline int larder_limit_files(const char *const *folders, int count) {
    struct landlock_ruleset_attr attributes = {.handled_access_fs = (1ULL << 13) - 1};
    int rules = (int)syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes, 0);
    if (rules < 0) return errno == ENOSYS || errno == EOPNOTSUPP ? 0 : -1;
    for (int i = 0; i < count; i++) {
        struct landlock_path_beneath_attr rule = {
            .allowed_access = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR,
            .parent_fd = open(folders[i], O_PATH | O_CLOEXEC),
        };
        if (rule.parent_fd < 0) continue;
        syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
        close(rule.parent_fd);
    }
    int failed = (int)syscall(SYS_landlock_restrict_self, rules, 0);
    close(rules);
    return failed;
}
// From now on no socket can be opened, no program started, and no other process touched. 0 also where there is no
// seccomp.
static inline int larder_limit_calls(void) {
#if defined(__x86_64__)
    const uint32_t architecture = AUDIT_ARCH_X86_64;
#else
    const uint32_t architecture = AUDIT_ARCH_AARCH64;
#endif
#define LARDER_REFUSE(call) \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)
    struct sock_filter filter[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, architecture, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
#if defined(__x86_64__)
        // The calls of the x32 ABI have numbers of their own.
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
#endif
        LARDER_REFUSE(SYS_socket), LARDER_REFUSE(SYS_socketpair), LARDER_REFUSE(SYS_connect),
        LARDER_REFUSE(SYS_execve), LARDER_REFUSE(SYS_execveat), LARDER_REFUSE(SYS_ptrace),
        LARDER_REFUSE(SYS_process_vm_readv), LARDER_REFUSE(SYS_process_vm_writev), LARDER_REFUSE(SYS_kill),
        LARDER_REFUSE(SYS_tkill), LARDER_REFUSE(SYS_pidfd_open), LARDER_REFUSE(SYS_pidfd_send_signal),
        LARDER_REFUSE(SYS_io_uring_setup), LARDER_REFUSE(SYS_keyctl), LARDER_REFUSE(SYS_bpf),
        LARDER_REFUSE(SYS_prlimit64), LARDER_REFUSE(SYS_unshare), LARDER_REFUSE(SYS_mount),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
#undef LARDER_REFUSE
    struct sock_fprog program = {.len = sizeof filter / sizeof filter[0], .filter = filter};
    int failed = prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
    return failed && errno == EINVAL ? 0 : failed;
}
// Neither this process nor what it starts gains rights, and no other process of the user reads its memory.
static inline int larder_give_up_privileges(void) {
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) | prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}
