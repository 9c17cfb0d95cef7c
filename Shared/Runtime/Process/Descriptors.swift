import Glibc
import HTTP
import Telemetry

/// How many files and sockets the process may have open, and what connections may take of that.
enum Descriptors {
    /// Raises the limit as far as a process may by itself.
    ///
    /// The usual soft limit of 1024 is for programs that use `select`, which no part of this one does.
    static func raiseLimit() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < limit.rlim_max
        else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    /// The limit; nil if the system does not say.
    static var limit: Int? {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return nil }
        return Int(clamping: limit.rlim_cur)
    }

    /// How many connections there may be, of those that the operator wants, with so many descriptors.
    ///
    /// The rest is for databases, for calls to other services and for files: a third, but no less than they need and
    /// no more than they ever do.
    static func connections(wanted: Int, of limit: Int) -> Int {
        let reserve = min(max(limit / 3, 128), 1024)
        // defence: descriptor-reserve
        return max(1, min(wanted, limit - reserve))
    }
}
