import Foundation
import Testing

/// Doors that no access token opens: between services, to links, and to anybody.
extension TenancyReplay {
    func probeInternally(_ door: ReplayStage.Door) async throws {
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

    func probeOpenly(_ door: ReplayStage.Door) async throws {
        let id = door.operation.id
        if PublicOperations.toLinks[id] != nil { return try await probeWithLinks(door) }
        #expect(
            PublicOperations.toAnybody[id] != nil,
            "\(door) (\(id)) is public, and PublicOperations does not say why"
        )
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
    func probeWithLinks(_ door: ReplayStage.Door) async throws {
        let own = try await ordinary()
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
}
