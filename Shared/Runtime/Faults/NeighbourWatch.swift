import Loop
import Synchronization
import Telemetry

/// Which neighbours have not answered when they were called last, and a line of the log about each, once a minute.
final class NeighbourWatch: Sendable {
    private struct Silence {
        var last: UInt64
        var told: UInt64
        var untold: Int
    }

    private let silences = Mutex<[String: Silence]>([:])
    /// Asked by every call that is answered.
    private let isAnySilent = Atomic(false)
    private let logger: Logger
    private let clock: @Sendable () -> UInt64
    /// A call that nobody repeats says nothing any more.
    private static let memory: UInt64 = 60_000_000_000

    init(logger: Logger, clock: @escaping @Sendable () -> UInt64 = monotonicNanoseconds) {
        self.logger = logger
        self.clock = clock
    }

    /// The neighbours that did not answer when they were called last, in the last minute.
    var silent: [String] {
        guard isAnySilent.load(ordering: .relaxed) else { return [] }
        let now = clock()
        return silences.withLock { $0.filter { $0.value.last + Self.memory > now }.keys.sorted() }
    }

    /// Takes note of a call: of the reason why it failed, or nil if it was answered.
    func note(_ name: String, _ failure: String?) {
        if let failure { failed(name, failure) } else { answered(name) }
    }

    private func failed(_ name: String, _ reason: String) {
        let now = clock()
        let times = silences.withLock { silences -> Int? in
            isAnySilent.store(true, ordering: .relaxed)
            var silence = silences[name] ?? Silence(last: now, told: 0, untold: 0)
            silence.last = now
            silence.untold += 1
            defer { silences[name] = silence }
            guard silence.told == 0 || silence.told + Self.memory <= now else { return nil }
            defer { silence.untold = 0 }
            silence.told = now
            return silence.untold
        }
        // defence: told-neighbours
        guard let times else { return }
        logger.warning(
            "a service does not answer",
            [
                "neighbour": name, "reason": reason, "times": times,
                "advice": "Check that it runs and is ready; `larder doctor` calls each service.",
            ]
        )
    }

    private func answered(_ name: String) {
        guard isAnySilent.load(ordering: .relaxed) else { return }
        let wasSilent = silences.withLock { silences in
            defer { isAnySilent.store(!silences.isEmpty, ordering: .relaxed) }
            return silences.removeValue(forKey: name) != nil
        }
        if wasSilent { logger.info("a service answers again", ["neighbour": name]) }
    }
}
