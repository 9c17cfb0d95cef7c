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

// prctl is variadic. At most 15 bytes of the name are kept.
static inline void larder_set_thread_name(const char *name) { prctl(PR_SET_NAME, name, 0, 0, 0); }
