// SQLite; SQLITE_TRANSIENT and sqlite3_config are macros or variadics, which Swift does not import.
#pragma once
#include <sqlite3.h>

static inline int larder_sqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
    return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}
static inline int larder_sqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int length) {
    return sqlite3_bind_blob(statement, index, bytes, length, SQLITE_TRANSIENT);
}
// Without the count of all memory, which nobody reads and each allocation takes a lock for.
static inline int larder_sqlite_count_no_memory(void) {
    return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
