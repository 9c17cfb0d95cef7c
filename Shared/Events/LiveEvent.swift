public import FoundationEssentials
import JSON
public import Values

/// One of a household's events, to be sent to a browser.
public struct LiveEvent: Sendable {
    /// Its number among the household's events, which is also its id in the stream.
    public let sequence: Int64
    /// What happened: `list.item_checked`.
    public let kind: String
    /// The id of its subject.
    public let subject: UUID
    /// When it happened.
    public let at: Instant
    /// The details: a JSON object.
    public let payload: [UInt8]

    /// Whether it has this kind.
    public func isOf(_ kind: some RawRepresentable<String>) -> Bool { self.kind == kind.rawValue }

    /// The data sent to the browser: kind, subject, time and details in one object.
    func data(withActor: Bool = true) -> [UInt8] {
        let details = EventUndo.removed(from: payload)
        let payload = withActor ? details : EventActor.removed(from: details)
        var json = JSONWriter(capacity: payload.count + 160)
        json.object { json in
            json.member("kind", kind)
            json.member("subject", subject.canonical)
            json.member("at", at)
        }
        var bytes = json.bytes
        // The payload is an object of our own writer, `{}` or `{"…}`; its members are appended to the ones above.
        if payload.count > 2 {
            bytes.removeLast()
            bytes.append(UInt8(ascii: ","))
            bytes.append(contentsOf: payload.dropFirst())
        }
        return bytes
    }
}
