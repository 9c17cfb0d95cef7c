import CConfine
import Glibc
import Media

/// What the process gives up before it looks at a file, so that a file that takes it over gains little.
enum Confinement {
    /// Where the libraries' data is: languages, fonts, colour profiles, character maps, modules.
    private static let folders = [
        "/usr/share", "/usr/lib", "/usr/local/share", "/lib", "/etc/fonts", "/var/cache/fontconfig",
    ]

    /// Begins it; cannot be undone.
    static func begin(_ limits: MediaLimits) throws(MediaError) {
        guard larder_give_up_privileges() == 0,
            larder_limit_resources(rlim_t(max(1, limits.megabytes)) << 20, rlim_t(max(1, limits.seconds))) == 0,
            limitFiles() == 0,
            larder_limit_calls() == 0
        else { throw MediaError(.crashed, "the process could not be confined") }
    }

    private static func limitFiles() -> Int32 {
        let names = folders.map { strdup($0) }
        defer { for name in names { free(name) } }
        return larder_limit_files(names.map { UnsafePointer($0) }, Int32(names.count))
    }
}
