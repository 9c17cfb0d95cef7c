import Glibc

extension Finding {
    /// The free space of a folder's disk; nil if it cannot be told.
    static func disk(of folder: String) -> Finding? {
        var space = statvfs()
        guard statvfs(folder, &space) == 0 else { return nil }
        let size = Int64(space.f_frsize)
        return DoctorRules.disk(folder, free: Int64(space.f_bavail) * size, total: Int64(space.f_blocks) * size)
    }
}
