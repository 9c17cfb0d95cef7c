import Glibc

/// How many times as much processor time work takes for more of something: eight times as much takes about 8 where the
/// work is linear, and 64 where it grows with the square.
///
/// `prepare` makes the work for a number of things; only the work is measured, the least of three runs of it, as other
/// programs on the machine make a run longer but never shorter.
public func growth(from few: Int, to many: Int, _ prepare: (Int) throws -> () throws -> Void) throws -> Double {
    func least(_ count: Int) throws -> Double {
        var best = Double.infinity
        for _ in 0..<3 {
            let work = try prepare(count)
            let start = processorSeconds()
            try work()
            best = min(best, processorSeconds() - start)
        }
        return best
    }
    return try least(many) / max(least(few), 0.000_05)
}

/// The processor time that work takes on this thread, which other programs on the machine do not make longer.
public func processorTime(of work: () throws -> Void) rethrows -> Duration {
    let start = processorSeconds()
    try work()
    return .seconds(processorSeconds() - start)
}

private func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
