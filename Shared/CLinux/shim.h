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
#include <fcntl.h>
#include <spawn.h>
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
    // As many heaps as threads can run at a time: glibc's eight for each processor hold what a burst has left in them.
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    mallopt(M_ARENA_MAX, processors < 2 ? 2 : (int)processors);
}
// Gives memory that is free but not in use back to the system.
static inline void larder_trim_memory(void) { malloc_trim(0); }
// Two connected sockets: the first does not block, the second does; programs that are started inherit neither.
static inline int larder_socket_pair(int ends[2]) {
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends)) return -1;
    return fcntl(ends[0], F_SETFL, O_NONBLOCK);
}
// A write that raises no signal where nobody reads any more.
static inline ssize_t larder_send(int descriptor, const void *bytes, size_t count) {
    return send(descriptor, bytes, count, MSG_NOSIGNAL);
}
// A program that is started has no descriptors from `first` on. Not visible to Swift in every build configuration.
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);
static inline int larder_spawn_closing(posix_spawn_file_actions_t *actions, int first) {
    return posix_spawn_file_actions_addclosefrom_np(actions, first);
}
// It is started in a folder. Not visible to Swift in every build configuration, either.
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *folder);
static inline int larder_spawn_in(posix_spawn_file_actions_t *actions, const char *folder) {
    return posix_spawn_file_actions_addchdir_np(actions, folder);
}
// What another process, and what it starts, may use: memory in bytes, processor time in seconds, and no file is written.
static inline void larder_bound_process(pid_t process, rlim_t memory, rlim_t seconds) {
    const int resources[] = {RLIMIT_AS, RLIMIT_CPU, RLIMIT_FSIZE, RLIMIT_CORE};
    const rlim_t values[] = {memory, seconds, 0, 0};
    for (int i = 0; i < 4; i++) {
        struct rlimit limit = {values[i], values[i]};
        syscall(SYS_prlimit64, process, resources[i], &limit, NULL);
    }
}
// A socket that listens on a free port of 127.0.0.1 and does not block; the port is written to `port`.
static inline int larder_listen_inside(int *port) {
    int listener = larder_tcp_socket(AF_INET);
    struct sockaddr_in here = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t length = sizeof here;
    if (listener < 0) return -1;
    if (bind(listener, (struct sockaddr *)&here, length) || listen(listener, 64)
        || getsockname(listener, (struct sockaddr *)&here, &length)) {
        close(listener);
        return -1;
    }
    *port = ntohs(here.sin_port);
    return listener;
}
// A descriptor's calls do not block, and programs that are started do not have it.
static inline void larder_do_not_block(int descriptor) {
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    fcntl(descriptor, F_SETFL, O_NONBLOCK);
}
// The next connection of such a socket, which does not block either; -1 if there is none.
static inline int larder_accept(int listener) {
    int connection = accept(listener, NULL, NULL);
    if (connection < 0) return -1;
    larder_do_not_block(connection);
    return connection;
}
