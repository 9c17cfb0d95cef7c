import Synchronization

/// Something that can write its value as lines of Prometheus text.
protocol Metric: Sendable {
    func write(_ name: String, _ labels: String, to text: inout String)
}

/// A number that is added to, and taken from where it is a gauge.
public final class Counter: Metric {
    private let value = Atomic<Int>(0)

    /// Counts one more, or several.
    public func add(_ amount: Int = 1) {
        value.wrappingAdd(amount, ordering: .relaxed)
    }

    /// What has been counted so far.
    public var count: Int { value.load(ordering: .relaxed) }

    func write(_ name: String, _ labels: String, to text: inout String) {
        text += "\(series(name, labels)) \(count)\n"
    }
}

/// A number that is read when it is asked for.
struct ReadGauge: Metric {
    let read: @Sendable () -> Double

    func write(_ name: String, _ labels: String, to text: inout String) {
        text += "\(series(name, labels)) \(read())\n"
    }
}

/// How often values fell below each of some bounds; for durations and sizes.
public final class Histogram: Metric {
    /// Bounds for a request's duration, in seconds.
    public static let seconds: [Double] = [
        0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30,
    ]

    private struct State {
        var counts: [Int]
        var sum = 0.0
    }

    private let bounds: [Double]
    private let state: Mutex<State>

    init(bounds: [Double]) {
        self.bounds = bounds
        state = Mutex(State(counts: [Int](repeating: 0, count: bounds.count + 1)))
    }

    /// Takes one value in.
    public func observe(_ value: Double) {
        var index = 0
        while index < bounds.count && value > bounds[index] { index += 1 }
        state.withLock { state in
            state.counts[index] += 1
            state.sum += value
        }
    }

    func write(_ name: String, _ labels: String, to text: inout String) {
        let (counts, sum) = state.withLock { ($0.counts, $0.sum) }
        let prefix = labels.isEmpty ? "" : labels + ","
        var total = 0
        for (index, bound) in bounds.enumerated() {
            total += counts[index]
            text += "\(name)_bucket{\(prefix)le=\"\(bound)\"} \(total)\n"
        }
        total += counts[bounds.count]
        text += "\(name)_bucket{\(prefix)le=\"+Inf\"} \(total)\n"
        text += "\(series(name + "_sum", labels)) \(sum)\n\(series(name + "_count", labels)) \(total)\n"
    }
}

private func series(_ name: String, _ labels: String) -> String {
    labels.isEmpty ? name : "\(name){\(labels)}"
}
