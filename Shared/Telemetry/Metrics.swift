import Synchronization

/// All metrics of a process, written as Prometheus text on request.
///
/// Asking for a metric takes a lock and is for start-up; counting takes one atomic operation or one uncontended lock.
public final class Metrics: Sendable {
    /// Names and values of labels, in order.
    public typealias Labels = [(name: StaticString, value: String)]

    private enum Kind: String {
        case counter
        case gauge
        case histogram
    }

    private struct Family {
        var name: String
        var kind: Kind
        var help: String
        var members: [(labels: String, metric: any Metric)] = []
        var positions: [String: Int] = [:]
    }

    private struct State {
        var families: [Family] = []
        var positions: [String: Int] = [:]
    }

    private let state = Mutex(State())

    /// A registry without metrics.
    public init() {}

    /// The counter of this name and these labels; the same one every time.
    public func counter(_ name: StaticString, _ help: StaticString, _ labels: Labels = []) -> Counter {
        member(name, .counter, help, labels) { Counter() }
    }

    /// The gauge of this name and these labels; the same one every time.
    public func gauge(_ name: StaticString, _ help: StaticString, _ labels: Labels = []) -> Counter {
        member(name, .gauge, help, labels) { Counter() }
    }

    /// A gauge that is read when somebody asks for the metrics.
    public func gauge(
        _ name: StaticString,
        _ help: StaticString,
        _ labels: Labels = [],
        reading: @escaping @Sendable () -> Double
    ) {
        _ = member(name, .gauge, help, labels) { ReadGauge(read: reading) }
    }

    /// The histogram of this name and these labels; the same one every time.
    ///
    /// Bounds are upper bounds, ascending.
    public func histogram(
        _ name: StaticString,
        _ help: StaticString,
        _ labels: Labels = [],
        bounds: [Double] = Histogram.seconds
    ) -> Histogram {
        member(name, .histogram, help, labels) { Histogram(bounds: bounds) }
    }

    /// Everything in the text format of Prometheus, version 0.0.4.
    public func exposition() -> String {
        let families = state.withLock { $0.families }
        var text = ""
        for family in families {
            text += "# HELP \(family.name) \(family.help)\n# TYPE \(family.name) \(family.kind.rawValue)\n"
            for (labels, metric) in family.members { metric.write(family.name, labels, to: &text) }
        }
        return text
    }

    private func member<M: Metric>(
        _ name: StaticString,
        _ kind: Kind,
        _ help: StaticString,
        _ labels: Labels,
        make: () -> M
    ) -> M {
        let name = name.description
        let text = Metrics.text(labels)
        return state.withLock { state in
            let position = state.positions[name] ?? state.families.count
            if position == state.families.count {
                state.families.append(Family(name: name, kind: kind, help: help.description))
                state.positions[name] = position
            }
            if let index = state.families[position].positions[text] {
                guard let known = state.families[position].members[index].metric as? M else {
                    preconditionFailure("\(name) is a metric of another kind")
                }
                return known
            }
            precondition(state.families[position].kind == kind, "\(name) is a metric of another kind")
            let metric = make()
            state.families[position].positions[text] = state.families[position].members.count
            state.families[position].members.append((text, metric))
            return metric
        }
    }

    /// `name="value",…` with values escaped as the format wants.
    private static func text(_ labels: Labels) -> String {
        labels.map { name, value in
            var escaped = ""
            for character in value.unicodeScalars {
                switch character {
                case "\\": escaped += "\\\\"
                case "\"": escaped += "\\\""
                case "\n": escaped += "\\n"
                default: escaped.unicodeScalars.append(character)
                }
            }
            return "\(name)=\"\(escaped)\""
        }.joined(separator: ",")
    }
}
