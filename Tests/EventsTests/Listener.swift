import HTTP
import Synchronization

/// A client of an event stream, without a server between.
final class Listener: Sendable {
    let stream: EventStream
    private let text = Mutex("")

    init(_ stream: EventStream) {
        self.stream = stream
    }

    /// The events' names so far.
    var kinds: [String] { fields("event: ") }
    /// The events' ids so far.
    var ids: [String] { fields("id: ") }
    /// The events' data so far.
    var datas: [String] { fields("data: ") }

    /// Whether exactly these events arrive.
    func receives(_ kinds: [String]) async -> Bool {
        _ = await eventually { self.kinds.count >= kinds.count }
        return self.kinds == kinds
    }

    private func fields(_ name: String) -> [String] {
        let new = String(decoding: stream.drain(), as: UTF8.self)
        return text.withLock { text in
            text += new
            return text.split(separator: "\n").filter { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
        }
    }
}
