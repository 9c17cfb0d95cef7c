import FoundationEssentials
import Glibc

extension ChildProgram {
    /// The program of a name in the folders that `PATH` names; nil if it is in none.
    public static func find(_ name: String) -> String? {
        let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
        return folders.split(separator: ":").map { "\($0)/\(name)" }.first { isInstalled($0) }
    }

    /// Whether there is a program at a path.
    public static func isInstalled(_ path: String) -> Bool { access(path, X_OK) == 0 }

    /// An empty folder of its own for a run, to be removed with ``removeFolder(_:)``; nil if the disk gives none.
    public static func makeFolder() -> String? {
        var name = Array("/tmp/larder-XXXXXX".utf8CString)
        return name.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
        }
    }

    /// Removes such a folder with what a program has left in it.
    public static func removeFolder(_ path: String) { try? FileManager.default.removeItem(atPath: path) }
}
