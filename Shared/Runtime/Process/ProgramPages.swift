import Glibc

/// The pages of the program and its libraries that are mapped to be run.
///
/// For each page that is touched the system maps its neighbours too, and keeps them: most of a service is mapped when it
/// has started, and much of it is never run again.
enum ProgramPages {
    /// Unmaps them; what is run again is mapped anew from the system's cache of files.
    ///
    /// These pages cannot be written, so none has a change that could be lost, but for a debugger's breakpoints.
    static func unmap() {
        guard let file = fopen("/proc/self/maps", "r") else { return }
        defer { fclose(file) }
        var line: UnsafeMutablePointer<CChar>?
        var capacity = 0
        defer { free(line) }
        while getline(&line, &capacity, file) > 0, let text = line {
            guard let range = range(of: String(cString: text)) else { continue }
            madvise(UnsafeMutableRawPointer(bitPattern: range.lowerBound), range.count, MADV_DONTNEED)
        }
    }

    /// The addresses that a line of `/proc/PID/maps` names, if a file's code is there; see proc_pid_maps(5).
    static func range(of line: String) -> Range<UInt>? {
        let fields = line.split(whereSeparator: \.isWhitespace)
        guard fields.count > 5, fields[1] == "r-xp", fields[5].hasPrefix("/") else { return nil }
        let ends = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        return ends.count == 2 && ends[0] < ends[1] ? ends[0]..<ends[1] : nil
    }
}
