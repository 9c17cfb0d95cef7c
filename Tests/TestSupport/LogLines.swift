import Foundation
import Synchronization
public import Telemetry

/// Log lines that are kept for a test.
public final class LogLines: Sendable {
    private final class Kept: Sendable {
        let bytes = Mutex<[UInt8]>([])
    }

    /// Where a logger writes them.
    public let sink: LogSink
    private let kept = Kept()

    /// Nothing yet.
    public init() {
        sink = LogSink { [kept] bytes in kept.bytes.withLock { $0 += bytes } }
    }

    /// What has been written so far, a line an element; a line that is no JSON object is an empty one.
    public var all: [[String: Any]] {
        get throws {
            try kept.bytes.withLock { $0 }.split(separator: UInt8(ascii: "\n")).map {
                try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any] ?? [:]
            }
        }
    }
}
