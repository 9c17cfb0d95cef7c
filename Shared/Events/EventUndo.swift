public import Identity
import JSON

/// How it is taken back, as the last member of an event's details, behind who did it.
///
/// It is for the activity service alone.
public enum EventUndo {
    private static let name = Array("\"undo\":{".utf8)

    /// How what an event tells of is taken back; nil if it does not say so.
    public static func of(_ payload: [UInt8]) -> Undo? {
        guard start(in: payload) != nil else { return nil }
        var json = JSONReader(payload)
        guard let members = try? json.members() else { return nil }
        return try? members.optional("undo")
    }

    /// Adds how it is taken back to an object, unless that is too long.
    static func add(_ undo: Undo, to payload: inout [UInt8]) {
        let bytes = undo.jsonBytes()
        // defence: bytes-of-undo
        guard bytes.count <= Undo.most, payload.last == UInt8(ascii: "}") else { return }
        payload.removeLast()
        if payload.count > 1 { payload.append(UInt8(ascii: ",")) }
        payload += Array("\"undo\":".utf8) + bytes + [UInt8(ascii: "}")]
    }

    /// The details without it, for streams and webhooks.
    public static func removed(from payload: [UInt8]) -> [UInt8] {
        guard var start = start(in: payload) else { return payload }
        if payload[start - 1] == UInt8(ascii: ",") { start -= 1 }
        return payload[..<start] + [UInt8(ascii: "}")]
    }

    /// Where the member begins.
    ///
    /// The name cannot be part of somebody's words: quotes are escaped in them.
    private static func start(in payload: [UInt8]) -> Int? {
        guard payload.count > name.count, payload.suffix(2).elementsEqual([UInt8(ascii: "}"), UInt8(ascii: "}")])
        else { return nil }
        var start = payload.count - name.count
        while start > 0 {
            if payload[start] == name[0], payload[start...].starts(with: name) { return start }
            start -= 1
        }
        return nil
    }
}
