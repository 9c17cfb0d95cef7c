import Glibc
public import Loop

/// Keeps files in a folder, which only the user that Larder runs as may open.
public struct FolderStore: BlobStore {
    private let root: String
    private let pool: ThreadPool

    /// The store in a folder, made with the first file; the disk is waited for on a pool of threads.
    public init(_ root: String, pool: ThreadPool) {
        self.root = root
        self.pool = pool
    }

    /// Writes a file beside its place, and moves it there once the disk has it.
    public func put(_ bytes: [UInt8], at key: BlobKey) async throws(BlobError) {
        try await pool.run { () throws(BlobError) in
            do throws(BlobError) {
                try write(bytes, at: key)
            } catch {
                // Whoever has removed another file may have removed a folder that was empty for a moment.
                try write(bytes, at: key)
            }
        }
    }

    private func write(_ bytes: [UInt8], at key: BlobKey) throws(BlobError) {
        var folder = root.hasPrefix("/") ? "" : "."
        for name in root.split(separator: "/").map(String.init) + key.parts.dropLast() {
            folder += "/\(name)"
            guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw Self.error("mkdir", folder) }
        }
        let path = path(of: key)
        let part = "\(path).part-\(getpid())-\(UInt64.random(in: 0 ... .max))"
        do throws(BlobError) {
            try Self.write(bytes, to: part)
            guard rename(part, path) == 0 else { throw Self.error("rename", path) }
            try Self.sync(folder)
        } catch {
            unlink(part)
            throw error
        }
    }

    /// Reads a file.
    public func bytes(at key: BlobKey) async throws(BlobError) -> [UInt8]? {
        try await pool.run(orThrow: BlobError("too much waits for the disk")) { () throws(BlobError) in
            let path = path(of: key)
            let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
            guard descriptor >= 0 else {
                if errno == ENOENT || errno == ENOTDIR { return nil }
                throw Self.error("open", path)
            }
            defer { close(descriptor) }
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { throw Self.error("stat", path) }
            let size = Int(status.st_size)
            let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
                while count < size, let start = buffer.baseAddress {
                    let got = read(descriptor, start + count, size - count)
                    guard got > 0 else { return }
                    count += got
                }
            }
            guard bytes.count == size else { throw Self.error("read", path) }
            return bytes
        }
    }

    /// Removes a file, and the folders that are empty without it.
    public func remove(_ key: BlobKey) async throws(BlobError) {
        try await pool.run { () throws(BlobError) in
            let path = path(of: key)
            guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw Self.error("unlink", path) }
            for count in stride(from: key.parts.count - 1, to: 0, by: -1) {
                // Only an empty one is removed.
                guard rmdir("\(root)/" + key.parts.prefix(count).joined(separator: "/")) == 0 else { break }
            }
        }
    }

    private func path(of key: BlobKey) -> String { "\(root)/\(key)" }

    private static func write(_ bytes: [UInt8], to path: String) throws(BlobError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw error("open", path) }
        defer { close(descriptor) }
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { throw error("write", path) }
            sent += count
        }
        guard fsync(descriptor) == 0 else { throw error("fsync", path) }
    }

    private static func sync(_ folder: String) throws(BlobError) {
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
        guard descriptor >= 0 else { throw error("open", folder) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw error("fsync", folder) }
    }

    private static func error(_ call: String, _ path: String) -> BlobError {
        BlobError("\(call) \(path): \(String(cString: strerror(errno)))")
    }
}
