import HTTP
import Identity
import JSON
import Synchronization

@testable import ActivityService

/// A service whose changes are taken back: it has one thing, and answers as the test says.
final class ChangeOwner: Sendable {
    struct Call: Sendable {
        let service: String
        let undo: Undo
        let headers: Headers
        var key: String? { headers["Idempotency-Key"] }
        var line: String { "\(undo.verb.rawValue) \(undo.path)" }
    }

    private struct State {
        var thing: String?
        var version = 1
        var calls: [Call] = []
        var refusal: Problem?
        var takesAll = false
        var during: (@Sendable () async -> Void)?
    }

    private let state = Mutex(State())

    /// What it was called for.
    var calls: [Call] { state.withLock { $0.calls } }

    /// Has this, or nothing.
    func has(_ thing: String?) { state.withLock { $0.thing = thing } }

    /// Somebody changes the thing to this before the next call arrives.
    func changes(to thing: String) { state.withLock { ($0.thing, $0.version) = (thing, $0.version + 1) } }

    /// Refuses, or takes back what it is asked to.
    func refuses(_ problem: Problem?) { state.withLock { $0.refusal = problem } }

    /// Does whatever it is asked for, as often as it is asked.
    func takesAll() { state.withLock { $0.takesAll = true } }

    /// Does something before each call is answered.
    func during(_ work: (@Sendable () async -> Void)?) { state.withLock { $0.during = work } }

    var neighbours: Neighbours {
        Neighbours { [self] _, _ throws(Problem) in
            state.withLock { state in
                state.thing.map { thing in
                    ClientResponse(
                        status: 200,
                        headers: ["ETag": "\"\(state.version)\""],
                        body: Array(thing.utf8),
                        url: ""
                    )
                }
            }
        } undo: { [self] service, undo, headers throws(Problem) in
            let work = state.withLock { $0.during }
            await work?()
            let refusal = state.withLock { state -> Problem? in
                state.calls.append(Call(service: service, undo: undo, headers: headers))
                if state.takesAll { return nil }
                if let tag = headers["If-Match"], tag != "\"\(state.version)\"" { return .preconditionFailed() }
                if let refusal = state.refusal { return refusal }
                (state.thing, state.version) = (#"{"id":"undone"}"#, state.version + 1)
                return nil
            }
            if let refusal { throw refusal }
            let body = #"{"effects":[{"kind":"menu","id":"0196f0c4-0000-7000-8000-000000000001"}]}"#
            return ClientResponse(status: 200, headers: Headers(), body: Array(body.utf8), url: "")
        }
    }
}
