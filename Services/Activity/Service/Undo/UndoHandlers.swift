import ActivityAPI
import HTTP
import Identity
import JSON

/// Taking back what the log tells of.
extension Dependencies {
    func undoActivity(_ request: Request, _ caller: Caller) async throws -> Response {
        guard let id = ChangeCursor(try request.parameters.require("number")) else { throw UndoError.missing }
        let (entry, answer) = try await undoing.undo(id.sequence, of: caller.household, by: Actor.current)
        var json = JSONReader(answer.body)
        let effects = (try? json.members())?.optionalRaw("effects")
        return .json { json in
            json.object { json in
                json.member("entry", LogEntry(stored: entry))
                guard let effects else { return }
                json.key("effects")
                json.raw(effects)
            }
        }
    }
}

extension JSONMembers {
    /// A member as it is written, if it is there.
    fileprivate func optionalRaw(_ name: String) -> [UInt8]? { has(name) ? try? raw(name) : nil }
}
