import Foundation
import Testing

/// Another household's ids: in the path, in the query and at each id of every body.
extension TenancyReplay {
    func replayForeignIDs(_ door: ReplayStage.Door, _ bodies: [ReplayExample.Body]) async throws {
        var own = try await ordinary()
        func named(_ headers: [String: String]) -> [String: String] {
            var headers = headers
            headers["Larder-Household"] = target.owner.household
            return headers
        }
        let path = own.path(door) ?? door.operation.path
        let body = bodies.first
        try await expectOwn(try request(door, path, named(own.owner.headers), body?.json(own)), "\(door) for the other")
        // It may have signed out, or be no more: what follows would be refused for that alone.
        if door.operation.changes { own = try await ordinary() }
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
            var theirs = ledger.samples
            if parameter.name == "after" {
                // Where the other household's own reading would go on.
                let mine = try request(door, (target.path(door) ?? path) + "?limit=1", target.owner.headers, nil)
                theirs = [try await send(mine).json["next"] as? String].compactMap { $0 }
            }
            let requests = try theirs.map { id in
                let value = id.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? id
                let query = "?\(parameter.name)=\(value)"
                return try request(door, path + query, own.owner.headers, body?.json(own))
            }
            if door.operation.changes {
                for request in requests { try await expectOwn(request, "\(door) at \(request.url)") }
                continue
            }
            for (request, answer) in zip(requests, try await send(together: requests)) {
                expectOwn(answer, to: request, "\(door) at \(request.url)")
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
                own = try await ordinary()
                func answer(_ id: String) async throws -> Int {
                    let json = ReplayJSON.replacing(body.json(own), at: place, with: id)
                    let request = try request(door, own.path(door) ?? door.operation.path, own.owner.headers, json)
                    let answer = try await send(request)
                    expectNothingOf(answer, request, "\(door) with another household's id at \(place)", chosen)
                    chosen.insert(id)
                    return answer.status
                }
                let unknown = try await answer(UUID().uuidString.lowercased())
                for id in ledger.samples {
                    let known = try await answer(id)
                    guard known != unknown else { continue }
                    // What the calls before have changed may explain it; somebody new has changed nothing.
                    own = try await newcomer()
                    let again = try await answer(id)
                    own = try await newcomer()
                    let nobodys = try await answer(UUID().uuidString.lowercased())
                    #expect(again == nobodys, "\(door): an id at \(place) tells that another household has it")
                }
                try await replayBatch(door, body, at: place)
            }
        }
    }

    /// Another household's id beside one's own: what is asked for many at once may ask the database otherwise.
    private func replayBatch(
        _ door: ReplayStage.Door,
        _ body: ReplayExample.Body,
        at place: String
    ) async throws {
        guard ReplayJSON.adding(body.json(target), at: place, "") != nil else { return }
        let own = try await ordinary()
        var chosen: Set<String> = []
        for id in ledger.samples {
            guard let json = ReplayJSON.adding(body.json(own), at: place, id) else { return }
            let request = try request(door, own.path(door) ?? door.operation.path, own.owner.headers, json)
            let answer = try await send(request)
            expectNothingOf(answer, request, "\(door) with another household's id beside \(place)", chosen)
            chosen.insert(id)
        }
    }
}
