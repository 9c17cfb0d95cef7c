import CConfine
import Glibc
import Media

/// Tries what the process must not be able to do any more.
enum ConfinementProbe {
    /// What was refused; call it once the confinement has begun.
    ///
    /// A program that could be started would take this one's place, and there would be no answer.
    static func run() -> MediaConfinement {
        let isReadRefused = isRefused(EACCES) { open("/etc/passwd", O_RDONLY) }
        let isWriteRefused = isRefused(EACCES) { open("/tmp/larder-media-\(getpid())", O_WRONLY | O_CREAT, 0o600) }
        let arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
        defer { free(arguments[0]) }
        let attempts: [(MediaConfinement.Action, Bool)] = [
            (.read, isReadRefused),
            (.write, isWriteRefused),
            (.connect, isRefused(EPERM) { socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) }),
            (.connectHere, isRefused(EPERM) { socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) }),
            (.start, isRefused(EPERM) { execv("/bin/true", arguments) }),
            (.signal, isRefused(EPERM) { kill(getppid(), 0) }),
        ]
        return MediaConfinement(
            hasLandlock: larder_landlock_version() > 0,
            refused: attempts.filter(\.1).map(\.0)
        )
    }

    private static func isRefused(_ reason: Int32, _ attempt: () -> Int32) -> Bool {
        let result = attempt()
        let cause = errno
        // A descriptor that was opened all the same goes with the process.
        return result < 0 && cause == reason
    }
}
