// Linux calls that Glibc's module map does not bring: epoll, eventfd, timerfd, signalfd.
#pragma once
#include <sys/select.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/prctl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <arpa/inet.h>
#include <netdb.h>
#include <unistd.h>
#include <malloc.h>
#include <sys/resource.h>
#include <sys/syscall.h>

// prctl is variadic. At most 15 bytes of the name are kept.
static inline void larder_set_thread_name(const char *name) { prctl(PR_SET_NAME, name, 0, 0, 0); }
// A TCP socket that does not block. SOCK_STREAM and its like are not visible to Swift in every build configuration.
static inline int larder_tcp_socket(int family) {
    return socket(family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, IPPROTO_TCP);
}
// A thread's own niceness, which Linux keeps although POSIX knows only that of a process.
static inline void larder_lower_thread_priority(int by) {
    setpriority(PRIO_PROCESS, (id_t)syscall(SYS_gettid), by);
}
// Large pieces of memory come from the system and go back to it as soon as they are free. Without this glibc raises the
// size from which they do with each that is freed, and keeps them. What is free at the end of a heap stays up to 1 MiB:
// ordinary answers would otherwise give pages back and fault them in again all the time.
static inline void larder_return_large_memory(void) {
    mallopt(M_MMAP_THRESHOLD, 256 * 1024);
    mallopt(M_TRIM_THRESHOLD, 1024 * 1024);
}
// Gives memory that is free but not in use back to the system.
static inline void larder_trim_memory(void) { malloc_trim(0); }
