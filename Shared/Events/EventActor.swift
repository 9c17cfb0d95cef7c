public import Identity
import JSON

/// Who did it, as the last member of an event's details.
public enum EventActor {
    private static let name = Array("\"by\":{".utf8)

    /// Who did what an event tells of; nil if it does not say so.
    public static func of(_ payload: [UInt8]) -> Actor? {
        var json = JSONReader(payload)
        guard let members = try? json.members() else { return nil }
        return try? members.optional("by")
    }

    /// Adds who did it to an object.
    static func add(_ actor: Actor, to payload: inout [UInt8]) {
        guard payload.last == UInt8(ascii: "}") else { return }
        payload.removeLast()
        if payload.count > 1 { payload.append(UInt8(ascii: ",")) }
        payload += Array("\"by\":".utf8) + actor.jsonBytes() + [UInt8(ascii: "}")]
    }

    /// The details without who did it, for those who do not belong to the household.
    ///
    /// The name cannot be part of somebody's words: quotes are escaped in them.
    static func removed(from payload: [UInt8]) -> [UInt8] {
        var json = JSONReader(payload)
        guard let members = try? json.members(), members.has("by") else { return payload }
        var start = payload.count - name.count
        while start > 0, !payload[start...].starts(with: name) { start -= 1 }
        guard start > 0 else { return payload }
        if payload[start - 1] == UInt8(ascii: ",") { start -= 1 }
        return payload[..<start] + [UInt8(ascii: "}")]
    }
}
