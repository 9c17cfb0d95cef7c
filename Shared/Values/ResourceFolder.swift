import Glibc

/// The files shipped beside an executable: pages, styles, scripts, pictures, vocabulary.
///
/// SwiftPM copies a target's resources into `<package>_<target>.resources` next to the executable; the same folder is
/// copied into containers.
public struct ResourceFolder: Sendable {
    /// The folder's path.
    public let path: String

    /// Any folder.
    public init(path: String) {
        self.path = path
    }

    /// The folder of a target's resources, such as `larder_WebService.resources/Assets`.
    public init(target: String, subfolder: String) {
        path = "\(executableFolder())/larder_\(target).resources/\(subfolder)"
    }

    /// The paths of the files in the folder and its subfolders, relative to it, sorted.
    public func files() throws(MissingResource) -> [String] {
        var found: [String] = []
        try list("", into: &found)
        return found.sorted()
    }

    /// A file's bytes.
    public func bytes(of file: String) throws(MissingResource) -> [UInt8] {
        let file = "\(path)/\(file)"
        let descriptor = open(file, O_RDONLY | O_CLOEXEC)
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0 else { throw MissingResource(path: file) }
        defer { close(descriptor) }
        let size = Int(status.st_size)
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size, let start = buffer.baseAddress {
                let got = read(descriptor, start + count, size - count)
                guard got > 0 else { return }
                count += got
            }
        }
        guard bytes.count == size else { throw MissingResource(path: file) }
        return bytes
    }

    private func list(_ prefix: String, into found: inout [String]) throws(MissingResource) {
        guard let folder = opendir("\(path)/\(prefix)") else { throw MissingResource(path: "\(path)/\(prefix)") }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasPrefix(".") { continue }
            if entry.pointee.d_type == UInt8(DT_DIR) {
                try list("\(prefix)\(name)/", into: &found)
            } else {
                found.append(prefix + name)
            }
        }
    }
}

/// A file that should be shipped beside the executable is missing.
public struct MissingResource: Error, CustomStringConvertible {
    /// Its path.
    public let path: String

    /// A missing file.
    public init(path: String) {
        self.path = path
    }

    /// Says which file is missing and what to do.
    public var description: String {
        "\(path) is missing: copy the build's *.resources folders next to the executable"
    }
}

/// The folder of the running executable.
private func executableFolder() -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let path = buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    let folder = path.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? []
    return String(decoding: folder, as: UTF8.self)
}
