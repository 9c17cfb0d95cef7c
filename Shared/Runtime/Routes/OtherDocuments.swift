import HTTP
import JSON
import Synchronization
import Values

/// The documents of services that run elsewhere, for the one that stands for all of them at the front door.
///
/// They are asked for at most once a minute, all at once. What one of them said last stands for it while it cannot be
/// reached.
final class OtherDocuments: Sendable {
    private static let freshness = Duration.seconds(60)

    private let neighbours: [(name: String, neighbour: Neighbour)]
    private let now: @Sendable () -> Instant
    private let call = SharedCall<Void>()
    private let state = Mutex(State())

    private struct State {
        var known: [String: AnyJSON] = [:]
        var askedAt: Instant?
        var whole: [UInt8]?
    }

    init(_ neighbours: [(name: String, neighbour: Neighbour)], now: @escaping @Sendable () -> Instant) {
        self.neighbours = neighbours
        self.now = now
    }

    /// A document with theirs added.
    func added(to own: [UInt8]) async throws -> [UInt8] {
        if let whole = fresh { return whole }
        try await call.run {
            guard fresh == nil else { return }
            let found = await ask()
            let known = state.withLock { state in
                state.known.merge(found) { _, new in new }
                return state.known
            }
            let whole = try Self.joined(own, neighbours.compactMap { known[$0.name] })
            state.withLock { ($0.whole, $0.askedAt) = (whole, now()) }
        }
        return state.withLock { $0.whole } ?? own
    }

    private var fresh: [UInt8]? {
        let now = now()
        return state.withLock { state in
            guard let askedAt = state.askedAt, now - askedAt < Self.freshness else { return nil }
            return state.whole
        }
    }

    private func ask() async -> [String: AnyJSON] {
        await withTaskGroup { group in
            for (name, neighbour) in neighbours {
                group.addTask {
                    let document = try? await neighbour.get("/openapi.json", as: .none, AnyJSON.self)
                    return (name, document)
                }
            }
            var found: [String: AnyJSON] = [:]
            for await (name, document) in group { found[name] = document }
            return found
        }
    }

    /// One document of several: the groups, paths and components of all.
    ///
    /// What several have is the first one's.
    static func joined(_ own: [UInt8], _ others: [AnyJSON]) throws(JSONReaderError) -> [UInt8] {
        var whole = try JSONReader.read([String: AnyJSON].self, from: own)
        var tags: [AnyJSON] = []
        for case .object(let other) in [.object(whole)] + others {
            for name in ["paths", "components"] { whole[name] = (whole[name] ?? .null).joined(with: other[name]) }
            if case .array(let more)? = other["tags"] { tags += more.filter { !tags.contains($0) } }
        }
        whole["tags"] = .array(tags)
        whole["info"] = (whole["info"] ?? .null).with("title", .string("Larder"))
        return whole.jsonBytes(capacity: own.count)
    }
}

extension AnyJSON {
    /// This object with the members of another one that it does not have, and so on within.
    fileprivate func joined(with other: AnyJSON?) -> AnyJSON {
        guard case .object(var members) = self, case .object(let others)? = other else { return self }
        for (name, value) in others { members[name] = members[name]?.joined(with: value) ?? value }
        return .object(members)
    }

    fileprivate func with(_ name: String, _ value: AnyJSON) -> AnyJSON {
        guard case .object(var members) = self else { return self }
        members[name] = value
        return .object(members)
    }
}
