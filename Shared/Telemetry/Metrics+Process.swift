import Glibc

extension Metrics {
    /// Adds what Prometheus users expect of every process: memory, processor time, open files, start time.
    public func addProcessMetrics() {
        let started = Double(time(nil))
        gauge("process_start_time_seconds", "Start of the process since 1970, in seconds.") { started }
        gauge("process_resident_memory_bytes", "Memory of the process in RAM.", reading: { Double(residentBytes()) })
        gauge("process_cpu_seconds_total", "Processor time the process has used.", reading: processorSeconds)
        gauge("process_open_fds", "Open file descriptors.", reading: openDescriptors)
    }
}

/// Memory of the process in RAM, in bytes; 0 where the system does not say.
public func residentBytes() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let fields = text.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE)) : 0
}

private func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

private func openDescriptors() -> Double {
    guard let folder = opendir("/proc/self/fd") else { return 0 }
    defer { closedir(folder) }
    var count = 0
    while readdir(folder) != nil { count += 1 }
    // Not the two dots, nor the descriptor that reads the folder.
    return Double(max(0, count - 3))
}
