// What a disk would still have after a power cut: a library for LD_PRELOAD that keeps a journal of everything a program
// does to the files of one folder, and of what it has asked the system to flush.
//
// POWERCUT_FOLDER is the folder, POWERCUT_JOURNAL the file of the journal, which lies elsewhere. Tests/Crash/crash.py
// builds from it what a disk might hold at its end. A record is a type, the file's inode, two numbers, a length and so
// many bytes. SQLite's shared memory (-shm) is left out: it is memory, and rebuilt from the log.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { KNOWN = 4096 };
static struct {
    char isKept, isFolder;
    uint64_t inode;
} known[KNOWN];
static char folder[PATH_MAX];
static int journal = -1;
static uint64_t length;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void start(void) {
    const char *wanted = getenv("POWERCUT_FOLDER"), *file = getenv("POWERCUT_JOURNAL");
    if (!wanted || !file || !realpath(wanted, folder)) return;
    journal = REAL(open)(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

// One record, written at once; the order of the records is that of the locks.
static void note(char type, uint64_t inode, uint64_t a, uint64_t b, const void *bytes, uint32_t count) {
    struct __attribute__((packed)) {
        char type;
        uint64_t inode, a, b;
        uint32_t count;
    } head = {type, inode, a, b, count};
    struct iovec parts[2] = {{&head, sizeof head}, {(void *)bytes, count}};
    int error = errno;
    pthread_mutex_lock(&lock);
    if (REAL(writev)(journal, parts, 2) != (ssize_t)(sizeof head + count)) abort();
    length += sizeof head + count;
    pthread_mutex_unlock(&lock);
    errno = error;
}

static uint64_t position(void) {
    pthread_mutex_lock(&lock);
    uint64_t now = length;
    pthread_mutex_unlock(&lock);
    return now;
}

// The path as it stands in the folder, or NULL if it is elsewhere or not kept.
static const char *inside(const char *path, char *full) {
    char parent[PATH_MAX];
    if (journal < 0 || !path) return NULL;
    const char *slash = strrchr(path, '/');
    if (slash) snprintf(parent, sizeof parent, "%.*s", (int)(slash - path) ? (int)(slash - path) : 1, path);
    else strcpy(parent, ".");
    if (!realpath(parent, full)) return NULL;
    size_t size = strlen(full);
    snprintf(full + size, PATH_MAX - size, "/%s", slash ? slash + 1 : path);
    size = strlen(folder);
    if (strncmp(full, folder, size) != 0 || full[size] != '/') return NULL;
    size = strlen(full);
    return size > 4 && !strcmp(full + size - 4, "-shm") ? NULL : full;
}

static int opened(int file, const char *path, int wasThere, int flags) {
    struct stat is;
    char full[PATH_MAX], whole[PATH_MAX];
    if (file < 0 || file >= KNOWN) return file;
    known[file].isKept = known[file].isFolder = 0;
    if (journal < 0 || file == journal || fstat(file, &is) != 0) return file;
    if (S_ISDIR(is.st_mode)) {
        known[file].isFolder = realpath(path, whole) && !strncmp(whole, folder, strlen(folder));
        return file;
    }
    const char *name = S_ISREG(is.st_mode) ? inside(path, full) : NULL;
    if (!name) return file;
    known[file].isKept = 1;
    known[file].inode = is.st_ino;
    note('O', is.st_ino, !wasThere, 0, name, strlen(name));
    if (wasThere && (flags & O_TRUNC)) note('T', is.st_ino, 0, 0, NULL, 0);
    return file;
}

#define OPEN(name)                                                   \
    int name(const char *path, int flags, ...) {                     \
        va_list list;                                                \
        va_start(list, flags);                                       \
        mode_t mode = va_arg(list, mode_t);                          \
        va_end(list);                                                \
        int wasThere = access(path, F_OK) == 0;                      \
        return opened(REAL(name)(path, flags, mode), path, wasThere, flags); \
    }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                                 \
    int name(int at, const char *path, int flags, ...) {             \
        va_list list;                                                \
        va_start(list, flags);                                       \
        mode_t mode = va_arg(list, mode_t);                          \
        va_end(list);                                                \
        int wasThere = faccessat(at, path, F_OK, 0) == 0;            \
        int file = REAL(name)(at, path, flags, mode);                \
        return at == AT_FDCWD || path[0] == '/' ? opened(file, path, wasThere, flags) : file; \
    }
OPENAT(openat)
OPENAT(openat64)

int close(int file) {
    if (file >= 0 && file < KNOWN) known[file].isKept = known[file].isFolder = 0;
    return REAL(close)(file);
}

static int isKept(int file) { return file >= 0 && file < KNOWN && known[file].isKept; }

// Noted after it has been done: a flush that has begun meanwhile may have missed it.
static ssize_t written(int file, const void *bytes, ssize_t count, off64_t at) {
    if (count > 0 && isKept(file)) note('W', known[file].inode, at, 0, bytes, count);
    return count;
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t at) {
    return written(file, bytes, REAL(pwrite)(file, bytes, count, at), at);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t at) {
    return written(file, bytes, REAL(pwrite64)(file, bytes, count, at), at);
}

ssize_t write(int file, const void *bytes, size_t count) {
    ssize_t done = REAL(write)(file, bytes, count);
    if (done > 0 && isKept(file)) written(file, bytes, done, lseek64(file, 0, SEEK_CUR) - done);
    return done;
}

ssize_t writev(int file, const struct iovec *parts, int count) {
    ssize_t done = REAL(writev)(file, parts, count), left = done;
    if (done <= 0 || !isKept(file)) return done;
    off64_t at = lseek64(file, 0, SEEK_CUR) - done;
    for (int part = 0; part < count && left > 0; part++) {
        ssize_t size = (ssize_t)parts[part].iov_len < left ? (ssize_t)parts[part].iov_len : left;
        written(file, parts[part].iov_base, size, at);
        at += size;
        left -= size;
    }
    return done;
}

static int cut(int file, int status, uint64_t size) {
    if (status == 0 && isKept(file)) note('T', known[file].inode, size, 0, NULL, 0);
    return status;
}

int ftruncate(int file, off_t size) { return cut(file, REAL(ftruncate)(file, size), size); }

int ftruncate64(int file, off64_t size) { return cut(file, REAL(ftruncate64)(file, size), size); }

// What had been written when the flush began is safe once it has returned.
static int flushed(int file, int (*flush)(int)) {
    uint64_t began = position();
    int status = flush(file);
    if (status == 0 && isKept(file)) note('S', known[file].inode, began, 0, NULL, 0);
    if (status == 0 && file >= 0 && file < KNOWN && known[file].isFolder) note('D', 0, began, 0, NULL, 0);
    return status;
}

int fsync(int file) { return flushed(file, REAL(fsync)); }

int fdatasync(int file) { return flushed(file, REAL(fdatasync)); }

int unlink(const char *path) {
    char full[PATH_MAX];
    const char *name = inside(path, full);
    int status = REAL(unlink)(path);
    if (status == 0 && name) note('U', 0, 0, 0, name, strlen(name));
    return status;
}

int rename(const char *from, const char *to) {
    char one[PATH_MAX], two[PATH_MAX], both[2 * PATH_MAX];
    const char *old = inside(from, one), *new = inside(to, two);
    int status = REAL(rename)(from, to);
    if (status != 0) return status;
    if (old && new) note('R', 0, 0, 0, both, snprintf(both, sizeof both, "%s%c%s", old, 0, new));
    else if (old) note('U', 0, 0, 0, old, strlen(old));
    return status;
}
