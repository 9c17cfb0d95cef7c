import Foundation
import Testing

/// Calls every operation with every lesser credential and with another household's ids, and looks past the services at
/// the rows: nothing of the household may be answered, and nothing of it may change.
final class TenancyReplay {
    private let stage: ReplayStage
    /// The household that others would like to reach.
    private let target: ReplayHousehold
    private let stranger: ReplayPerson
    private let strangersEditor: ReplayPerson
    private let credentials: [LesserCredential]
    private var viewer: ReplayPerson
    private var baseline: [String: [String]] = [:]
    /// All ids in the household's rows, and one of each column as a sample.
    private var ids: Set<String> = []
    private var samples: [String] = []
    private var secrets: [String] = []
    private(set) var calls = 0
    private(set) var places = 0

    /// How long nothing has to happen until nothing is under way.
    private static let rest = 4.0
    /// A word that no other household's data has.
    private static let word = "Zanzibarquince"

    init(_ stage: ReplayStage) async throws {
        self.stage = stage
        target = try await ReplayHousehold(stage, word: TenancyReplay.word)
        stranger = try await stage.newcomer()
        strangersEditor = try await stage.member(of: stranger, as: "editor")
        credentials = try await stage.lesserCredentials(target, stranger: stranger)
        viewer = try await stage.member(of: target.owner, as: "viewer")
        secrets = target.shares.values + [target.feed, target.owner.token, target.owner.refreshToken]
    }

    /// Runs all of it.
    func run() async throws {
        #expect(target.missing == [], "the household lacks something; teach ReplayHousehold to make it")
        let known = Set(stage.doors.map(\.operation.id))
        let listed = Set(OpenDoors.toAnybody.keys).union(OpenDoors.toLinks.keys).subtracting(OpenDoors.whereConfigured)
        #expect(listed.subtracting(known) == [], "OpenDoors lists operations that are no more")
        try await settle(TenancyReplay.rest)
        for door in stage.doors {
            try await replay(door)
            try await compare(after: "\(door)")
        }
        // Had they been signed out on the way, all that followed would have been refused for that alone.
        for person in [target.owner, stranger, strangersEditor] {
            let answer = try await send(
                ReplayRequest(method: "GET", url: url("/api/v1/recipes"), headers: person.headers)
            )
            #expect(answer.status == 200, "the replay's people are still signed in: \(answer)")
        }
    }

    private func replay(_ door: ReplayStage.Door) async throws {
        let operation = door.operation
        if operation.isInternal { return try await knockInternally(door) }
        guard operation.needsToken else { return try await knockOpenly(door) }
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

    // MARK: - Lesser credentials

    private func expectRefusal(_ request: ReplayRequest, _ what: String, isMembers: Bool = false) async throws {
        let answer = try await send(request)
        #expect([401, 403, 404].contains(answer.status), "\(what): \(answer)")
        if !isMembers { expectNothingOf(answer, request, what) }
    }

    /// A viewer's change is refused; what is the viewer's own affair, such as signing out, may change nothing else.
    private func replayViewer(_ door: ReplayStage.Door, _ path: String, _ body: ReplayExample.Body?) async throws {
        let answer = try await send(try request(door, path, viewer.headers, body?.json(target)))
        #expect(answer.status < 500, "\(door) as a viewer: \(answer)")
        guard !(400..<500).contains(answer.status) else { return }
        try await compare(after: "\(door) as a viewer", by: viewer)
        let still = try await send(ReplayRequest(method: "GET", url: url("/api/v1/recipes"), headers: viewer.headers))
        if still.status == 200 { return }
        // It ended what the viewer was signed in with.
        viewer = try await stage.member(of: target.owner, as: "viewer")
        try await settle()
    }

    // MARK: - Another household's ids

    private func replayForeignIDs(_ door: ReplayStage.Door, _ bodies: [ReplayExample.Body]) async throws {
        var own = try await ReplayHousehold(stage, word: "Ordinary")
        func named(_ headers: [String: String]) -> [String: String] {
            var headers = headers
            headers["Larder-Household"] = target.owner.household
            return headers
        }
        let path = own.path(door) ?? door.operation.path
        let body = bodies.first
        try await expectOwn(try request(door, path, named(own.owner.headers), body?.json(own)), "\(door) for the other")
        // It may have signed out, or be no more: what follows would be refused for that alone.
        if door.operation.changes { own = try await ReplayHousehold(stage, word: "Ordinary") }
        // In the path: all of the other household's, and each of them between one's own.
        let names = door.operation.parameters.filter { $0.hasSuffix("_id") }
        for foreign in Set([names] + (names.count > 1 ? names.map { [$0] } : [])).sorted(by: { $0.count > $1.count })
        where !foreign.isEmpty {
            for (who, person) in [("its owner", own.owner), ("an editor of another", strangersEditor)] {
                let theirs = own.path(door) { name in
                    foreign.contains(name) ? self.target.value(name, in: door.operation.path) : nil
                }
                let what = "\(door) with another household's \(foreign.joined(separator: ", ")), by \(who)"
                // Not with ids in the body besides, which might be what is refused.
                let plain = bodies.first { ReplayJSON.ids(in: $0.json(own)).isEmpty } ?? body
                let request = try request(door, theirs ?? path, person.headers, plain?.json(own))
                let answer = try await send(request)
                expectNothingOf(answer, request, what)
                // Who chooses the id of something new may choose any.
                if door.operation.method == "PUT", answer.status == 201 {
                    _ = try await send(try self.request(door, theirs ?? path, person.headers, nil, method: "DELETE"))
                    continue
                }
                #expect([401, 403, 404].contains(answer.status), "\(what): \(answer)")
            }
        }
        try await replayQuery(door, own, body)
        try await replayBody(door, bodies, &own)
    }

    private func replayQuery(
        _ door: ReplayStage.Door,
        _ own: ReplayHousehold,
        _ body: ReplayExample.Body?
    ) async throws {
        guard let path = own.path(door) else { return }
        for parameter in door.operation.query where door.document.types(parameter.schema).contains("string") {
            var theirs = samples
            if parameter.name == "after" {
                // Where the other household's own reading would go on.
                let mine = try request(door, (target.path(door) ?? path) + "?limit=1", target.owner.headers, nil)
                theirs = [try await send(mine).json["next"] as? String].compactMap { $0 }
            }
            for id in theirs {
                let query =
                    "?\(parameter.name)=\(id.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? id)"
                let request = try request(door, path + query, own.owner.headers, body?.json(own))
                try await expectOwn(request, "\(door)\(query)")
            }
        }
    }

    /// Each id of a body in turn is another household's, any kind of it: the answer is as for an id that nobody has.
    private func replayBody(
        _ door: ReplayStage.Door,
        _ bodies: [ReplayExample.Body],
        _ own: inout ReplayHousehold
    ) async throws {
        var done: Set<String> = []
        for body in bodies {
            for place in ReplayJSON.ids(in: body.json(own)) where done.insert(place).inserted {
                places += 1
                // Whoever chooses the ids of new things may see them again afterwards.
                var chosen: Set<String> = []
                own = try await ReplayHousehold(stage, word: "Ordinary")
                func answer(_ id: String) async throws -> Int {
                    let json = ReplayJSON.replacing(body.json(own), at: place, with: id)
                    let request = try request(door, own.path(door) ?? door.operation.path, own.owner.headers, json)
                    let answer = try await send(request)
                    expectNothingOf(answer, request, "\(door) with another household's id at \(place)", chosen)
                    chosen.insert(id)
                    return answer.status
                }
                let unknown = try await answer(UUID().uuidString.lowercased())
                for id in samples {
                    let known = try await answer(id)
                    guard known != unknown else { continue }
                    // What the calls before have changed may explain it; somebody new has changed nothing.
                    own = try await ReplayHousehold(stage, word: "Ordinary")
                    let again = try await answer(id)
                    own = try await ReplayHousehold(stage, word: "Ordinary")
                    let nobodys = try await answer(UUID().uuidString.lowercased())
                    #expect(again == nobodys, "\(door): an id at \(place) tells that another household has it")
                }
            }
        }
    }

    // MARK: - Doors without an access token

    private func knockInternally(_ door: ReplayStage.Door) async throws {
        let path = target.path(door) ?? door.operation.path
        let example = door.operation.body.map { schema in
            var maker = Maker(document: door.document, household: target)
            return maker.value(schema, named: "", .all)
        }
        var all = credentials
        all.append(LesserCredential(description: "the owner's token", headers: target.owner.headers))
        all.append(
            LesserCredential(
                description: "a wrong secret",
                headers: ["Larder-Internal-Secret": String(repeating: "s", count: 40)]
            )
        )
        for credential in all {
            let request = try request(door, path, credential.headers, example)
            try await expectRefusal(request, "\(door) with \(credential)", isMembers: false)
        }
    }

    private func knockOpenly(_ door: ReplayStage.Door) async throws {
        let id = door.operation.id
        if OpenDoors.toLinks[id] != nil { return try await knockWithLinks(door) }
        #expect(OpenDoors.toAnybody[id] != nil, "\(door) (\(id)) is open to anybody, and OpenDoors does not say why")
        guard let path = target.path(door) else {
            Issue.record("\(door): nothing stands for its parameters; teach ReplayHousehold")
            return
        }
        let body = ReplayExample.bodies(for: door).first
        try await expectOwn(
            try request(door, path, [:], body?.json(target)),
            "\(door) without a credential",
            open: true
        )
    }

    /// A link that does not exist, that is for something else, or that may not do this.
    private func knockWithLinks(_ door: ReplayStage.Door) async throws {
        let own = try await ReplayHousehold(stage, word: "Ordinary")
        let isFeed = door.operation.path.hasPrefix("/feeds")
        var links: [(what: String, token: String)] = [
            ("a link that nobody has", String(repeating: "A", count: 32)), ("no link at all", "x"),
            ("a list's id", target.values["list_id"] ?? ""), ("a revoked link", target.shares["revoked"] ?? ""),
            ("a link to something else", isFeed ? target.shares["edit"] ?? "" : target.feed),
        ]
        if !isFeed, door.operation.changes { links.append(("a link to look at", target.shares["view"] ?? "")) }
        let body = ReplayExample.bodies(for: door).first
        for (what, link) in links {
            guard let path = target.path(door, replacing: { $0 == "token" ? link : nil }) else { continue }
            try await expectRefusal(try request(door, path, [:], body?.json(own)), "\(door) with \(what)")
        }
        // One's own link, and the other household's item: as for an item that nobody has.
        guard door.operation.parameters.contains("item_id") else { return }
        var statuses: Set<Int> = []
        for item in [target.value("item_id", in: door.operation.path), UUID().uuidString.lowercased()] {
            guard let path = own.path(door, replacing: { $0 == "item_id" ? item : nil }) else { continue }
            let request = try request(door, path, [:], body?.json(own))
            let answer = try await send(request)
            expectNothingOf(answer, request, "\(door) with another list's item")
            statuses.insert(answer.status)
        }
        #expect(statuses.count == 1, "\(door): an item's id tells that another list has it")
    }

    // MARK: - What an owner may do

    /// The bodies with which the operation gets as far as looking for what it is about; one's own household is asked.
    private func accepted(_ door: ReplayStage.Door) async throws -> [ReplayExample.Body] {
        guard door.operation.body != nil else { return [] }
        let bodies = ReplayExample.bodies(for: door)
        var own = try await ReplayHousehold(stage, word: "Ordinary")
        var accepted: [ReplayExample.Body] = []
        var refused: [(body: ReplayExample.Body, answer: ReplayAnswer)] = []
        for body in bodies {
            var answer = try await ask(door, body, own)
            if !answer.hasArrived {
                own = try await ReplayHousehold(stage, word: "Ordinary")
                answer = try await ask(door, body, own)
            }
            if answer.hasArrived { accepted.append(body) } else { refused.append((body, answer)) }
        }
        #expect(
            !accepted.isEmpty,
            "\(door) takes no body that its schema gives; write one in ReplayExample: \(refused)"
        )
        let covered = Set(accepted.flatMap { ReplayJSON.ids(in: $0.json(own)) })
        for (body, answer) in refused {
            let left = ReplayJSON.ids(in: body.json(own)).filter { !covered.contains($0) }
            #expect(left.isEmpty, "\(door): no body with \(left) is taken; write one in ReplayExample: \(answer)")
        }
        return accepted
    }

    private func ask(
        _ door: ReplayStage.Door,
        _ body: ReplayExample.Body,
        _ own: ReplayHousehold
    ) async throws -> ReplayAnswer {
        try await send(try request(door, own.path(door) ?? door.operation.path, own.owner.headers, body.json(own)))
    }

    // MARK: - Sending and judging

    private func url(_ path: String) -> String { (stage.base(of: path, "GET") ?? "") + path }

    private func request(
        _ door: ReplayStage.Door,
        _ path: String,
        _ headers: [String: String],
        _ body: Any?,
        method: String? = nil
    ) throws -> ReplayRequest {
        ReplayRequest(
            method: method ?? door.operation.method,
            url: door.service.base + path,
            headers: headers,
            body: try body.map { Array(try JSONSerialization.data(withJSONObject: $0)) } ?? [],
            isStream: door.operation.isStream && method == nil
        )
    }

    private func send(_ request: ReplayRequest) async throws -> ReplayAnswer {
        calls += 1
        return try await stage.send(request)
    }

    /// Whatever is answered is about the caller's own, and no fault of the service's.
    private func expectOwn(_ request: ReplayRequest, _ what: String, open: Bool = false) async throws {
        let answer = try await send(request)
        #expect(answer.status < 500 && (open || answer.status != 400), "\(what): \(answer)")
        expectNothingOf(answer, request, what)
    }

    /// An answer to somebody else says nothing of the household but what the request said itself.
    private func expectNothingOf(
        _ answer: ReplayAnswer,
        _ request: ReplayRequest,
        _ what: String,
        _ before: Set<String> = []
    ) {
        let text = answer.headers + "\n" + answer.text
        let said = request.said
        #expect(
            !text.localizedCaseInsensitiveContains(TenancyReplay.word)
                || said.localizedCaseInsensitiveContains(TenancyReplay.word),
            "\(what) leaks: \(answer)"
        )
        let found = Set(text.matches(of: TenancyReplay.uuid).map { String($0.0).lowercased() }).intersection(ids)
            .subtracting(before)
        let told = found.filter { !said.lowercased().contains($0) }
        #expect(told.isEmpty, "\(what) tells ids of the other household: \(told) in \(answer)")
        for secret in secrets where !secret.isEmpty && text.contains(secret) && !said.contains(secret) {
            Issue.record("\(what) tells a secret of the other household: \(answer)")
        }
        #expect(answer.status < 500, "\(what): \(answer)")
    }

    private static nonisolated(unsafe) let uuid =
        /[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}/

    // MARK: - Rows

    /// Waits until nothing of the household is under way any more, and remembers its rows.
    private func settle(_ rest: Double = 0.3) async throws {
        let deadline = Date().addingTimeInterval(60)
        var since = Date()
        baseline = try await census()
        // What runs in the background, such as reading recipes again after a food has been added, ends within seconds.
        while Date() < deadline, Date().timeIntervalSince(since) < rest {
            try await Task.sleep(for: .milliseconds(200))
            let now = try await census()
            if now != baseline { since = Date() }
            if try await !stage.rows.isQuiet(target.owner.household) { since = Date() }
            baseline = now
        }
        ids = []
        samples = []
        // One of each column is enough of a sample.
        for (table, rows) in baseline.sorted(by: { $0.key < $1.key }) where !table.contains("outbox") {
            for (index, row) in rows.enumerated() {
                let found = row.matches(of: TenancyReplay.uuid).map { String($0.0).lowercased() }
                if index == 0 { samples += found.filter { !ids.contains($0) } }
                ids.formUnion(found)
            }
        }
        samples = Array(Set(samples)).sorted()
        #expect(samples.count > 10, "the household's rows have ids: \(baseline.keys.sorted())")
    }

    private func census() async throws -> [String: [String]] {
        try await stage.rows.rows(of: target.owner.household, naming: [target.owner.user, target.owner.session])
    }

    /// Reports what has changed; people may take back what the account service knows of them, and sign in anew.
    private func compare(after what: String, by person: ReplayPerson? = nil) async throws {
        let now = try await census()
        guard now != baseline else { return }
        for table in Set(now.keys).union(baseline.keys).sorted() where now[table] != baseline[table] {
            var gone = Set(baseline[table] ?? []).subtracting(now[table] ?? [])
            var new = Set(now[table] ?? []).subtracting(baseline[table] ?? [])
            if let person, table.hasPrefix("account.") {
                gone = gone.filter { !$0.contains(person.user) }
                new = new.filter { !$0.contains(person.user) || table == "account.membership" }
            }
            let rows = gone.sorted().map { "- \($0)" } + new.sorted().map { "+ \($0)" }
            if !rows.isEmpty { Issue.record("\(what) changed \(table):\n\(rows.joined(separator: "\n"))") }
        }
        baseline = now
    }
}

extension ReplayAnswer {
    /// Whether the request was good enough for the service to do, or to refuse for what there is.
    fileprivate var hasArrived: Bool { isGood || status == 409 }
}

extension APIDocument.Operation {
    /// Whether it is meant to change something.
    var changes: Bool { method != "GET" && method != "HEAD" }
}

extension LesserCredential {
    fileprivate func applies(to operation: APIDocument.Operation, of door: ReplayStage.Door) -> Bool {
        switch bars {
        case .everything: true
        case .changes: operation.changes
        case .otherServices: !operation.path.hasPrefix("/api/v1/exports")
        }
    }
}
