// libmicrohttpd, with its variadic getters wrapped (Swift does not import C variadics).
#pragma once
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <netinet/in.h>
#include <microhttpd.h>

static inline int larder_mhd_epoll_fd(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD);
    return info ? info->epoll_fd : -1;
}
static inline unsigned larder_mhd_current_connections(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_CURRENT_CONNECTIONS);
    return info ? info->num_connections : 0;
}
static inline int larder_mhd_connection_fd(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}
static inline const struct sockaddr *larder_mhd_client_address(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return info ? info->client_addr : 0;
}
static inline int larder_mhd_set_connection_timeout(struct MHD_Connection *connection, unsigned seconds) {
    return MHD_set_connection_option(connection, MHD_CONNECTION_OPTION_TIMEOUT, seconds);
}
static inline struct MHD_Response *larder_mhd_streaming_response(
    size_t block, MHD_ContentReaderCallback reader, void *context, MHD_ContentReaderFreeCallback release) {
    return MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, block, reader, context, release);
}

// Gives the whole pages of a buffer that is to be filled anew back to the system: they read as zeros from then on.
static inline void larder_forget(void *start, size_t count) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    uintptr_t first = ((uintptr_t)start + page - 1) / page * page, last = ((uintptr_t)start + count) / page * page;
    if (first < last) madvise((void *)first, last - first, MADV_DONTNEED);
}

// What the notify-connection callback has stored for the connection.
static inline void *larder_mhd_socket_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : 0;
}
// Keeps a URL as it was sent: the router wants to see an escaped slash as what it is.
static inline size_t larder_mhd_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
    (void)context;
    (void)connection;
    return strlen(text);
}
// The size of a request's header, from the method's first byte to the empty line.
static inline size_t larder_mhd_header_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info ? info->header_size : 0;
}
// To whom the library's messages go.
struct larder_mhd_log {
    void (*write)(void *context, const char *text);
    void *context;
};
static inline void larder_mhd_write_log(void *context, const char *format, va_list arguments) {
    const struct larder_mhd_log *log = (const struct larder_mhd_log *)context;
    char text[512];
    vsnprintf(text, sizeof text, format, arguments);
    log->write(log->context, text);
}
// A daemon without thread and listening socket: connections are added, and it is run, by our own loop. Leniency (-1)
// means that a missing Host is left to us, as our refusals are problem documents.
static inline struct MHD_Daemon *larder_mhd_start(
    MHD_AccessHandlerCallback access, MHD_RequestCompletedCallback completed, MHD_NotifyConnectionCallback connection,
    void *(*request_line)(void *, const char *, struct MHD_Connection *), const struct larder_mhd_log *log,
    void *context, size_t memory, unsigned connections) {
    return MHD_start_daemon(
        MHD_USE_EPOLL | MHD_USE_NO_LISTEN_SOCKET | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG, 0, 0, 0, access,
        context, MHD_OPTION_EXTERNAL_LOGGER, larder_mhd_write_log, (void *)log, MHD_OPTION_NOTIFY_COMPLETED, completed, context, MHD_OPTION_NOTIFY_CONNECTION, connection, context,
        MHD_OPTION_URI_LOG_CALLBACK, request_line, context, MHD_OPTION_UNESCAPE_CALLBACK, larder_mhd_keep_escapes,
        (void *)0, MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory, MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_STRICT_FOR_CLIENT, -1, MHD_OPTION_END);
}
