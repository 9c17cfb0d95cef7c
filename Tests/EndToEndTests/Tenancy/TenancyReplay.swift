import Foundation
import Testing

/// Calls every operation with every lesser credential and with another household's ids, and looks past the services at
/// the rows: nothing of the household may be answered, and nothing of it may change.
final class TenancyReplay {
    let stage: ReplayStage
    /// The household that others would like to reach.
    let target: ReplayHousehold
    let stranger: ReplayPerson
    let strangersEditor: ReplayPerson
    let credentials: [LesserCredential]
    var viewer: ReplayPerson
    /// The household's rows.
    let ledger: TenancyLedger
    let secrets: [String]
    private(set) var calls = 0
    /// Others' households, which are made while the replay goes on.
    private let others: OtherHouseholds
    /// How many places for ids the bodies had.
    var places = 0
    /// The household that `ordinary` gave last, if every call since has only read or was refused.
    private var unchanged: ReplayHousehold?

    /// How long nothing has to happen until nothing is under way.
    private static let rest = 4.0
    /// A word that no other household's data has.
    static let word = "Zanzibarquince"

    init(_ stage: ReplayStage) async throws {
        self.stage = stage
        others = OtherHouseholds(stage)
        target = try await ReplayHousehold(stage, word: TenancyReplay.word)
        stranger = try await stage.newcomer()
        strangersEditor = try await stage.member(of: stranger, as: "editor")
        credentials = try await stage.lesserCredentials(target, stranger: stranger)
        viewer = try await stage.member(of: target.owner, as: "viewer")
        ledger = TenancyLedger(stage.rows, of: target.owner)
        secrets = target.shares.values + [target.feed, target.owner.token, target.owner.refreshToken]
    }

    /// Runs all of it.
    func run() async throws {
        #expect(target.missing == [], "the household lacks something; teach ReplayHousehold to make it")
        let known = Set(stage.doors.map(\.operation.id))
        let listed = Set(PublicOperations.toAnybody.keys).union(PublicOperations.toLinks.keys)
            .subtracting(PublicOperations.whereConfigured)
        #expect(listed.subtracting(known) == [], "PublicOperations lists operations that are no more")
        try await ledger.settle(TenancyReplay.rest)
        for door in stage.doors {
            try await replay(door)
            try await ledger.compare(after: "\(door)")
        }
        // Had they been signed out on the way, all that followed would have been refused for that alone.
        for person in [target.owner, stranger, strangersEditor] {
            let answer = try await send(
                ReplayRequest(method: "GET", url: url("/api/v1/recipes"), headers: person.headers)
            )
            #expect(answer.status == 200, "the replay's people are still signed in: \(answer)")
        }
        await others.end()
    }

    private func replay(_ door: ReplayStage.Door) async throws {
        let operation = door.operation
        if operation.isInternal { return try await probeInternally(door) }
        guard operation.needsToken else { return try await probeOpenly(door) }
        guard let path = target.path(door) else {
            Issue.record("\(door): nothing stands for its parameters; teach ReplayHousehold")
            return
        }
        let bodies = try await accepted(door)
        let body = bodies.first
        for credential in credentials where credential.applies(to: operation, of: door) {
            let request = try request(door, path, credential.headers, body?.json(target))
            try await expectRefusal(request, "\(door) with \(credential)", isMembers: credential.isMembers)
        }
        if operation.changes { try await replayViewer(door, path, body) }
        try await replayForeignIDs(door, bodies)
    }

    /// Somebody else's household, in which nothing has been changed.
    func ordinary() async throws -> ReplayHousehold {
        // It may have been signed out: what follows would be refused for that alone.
        if let unchanged {
            let seen = try await stage.send(
                ReplayRequest(method: "GET", url: url("/api/v1/recipes"), headers: unchanged.owner.headers)
            )
            if seen.status == 200 { return unchanged }
        }
        return try await newcomer()
    }

    /// Somebody else's household, of which nothing has been asked yet.
    func newcomer() async throws -> ReplayHousehold {
        let household = try await others.next()
        unchanged = household
        return household
    }

    func url(_ path: String) -> String { (stage.base(of: path, "GET") ?? "") + path }

    func request(
        _ door: ReplayStage.Door,
        _ path: String,
        _ headers: [String: String],
        _ body: Any?,
        method: String? = nil
    ) throws -> ReplayRequest {
        if ["putRecipePicture", "putMemberPicture"].contains(door.operation.id), body != nil {
            return ReplayRequest(
                method: method ?? door.operation.method,
                url: door.service.base + path,
                headers: headers,
                body: ReplayExample.picture,
                type: "image/png"
            )
        }
        if door.operation.id == "putImportPart", body != nil {
            return ReplayRequest(
                method: method ?? door.operation.method,
                url: door.service.base + path,
                headers: headers,
                body: ReplayExample.file,
                type: "application/octet-stream"
            )
        }
        return ReplayRequest(
            method: method ?? door.operation.method,
            url: door.service.base + path,
            headers: headers,
            body: try body.map { Array(try JSONSerialization.data(withJSONObject: $0)) } ?? [],
            isStream: door.operation.isStream && method == nil
        )
    }

    func send(_ request: ReplayRequest) async throws -> ReplayAnswer {
        calls += 1
        let before = unchanged
        if !["GET", "HEAD"].contains(request.method) { unchanged = nil }
        let answer = try await stage.send(request)
        // What was not found, not allowed or not understood has changed nothing.
        if [400, 403, 404].contains(answer.status) { unchanged = before }
        return answer
    }

    /// Sends what only reads, several at once.
    func send(together requests: [ReplayRequest]) async throws -> [ReplayAnswer] {
        calls += requests.count
        return try await stage.send(together: requests)
    }
}

extension APIDocument.Operation {
    /// Whether it is meant to change something.
    var changes: Bool { method != "GET" && method != "HEAD" }
}
