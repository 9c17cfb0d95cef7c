import Testing

/// What an owner may do, which is what others try.
extension TenancyReplay {
    /// The bodies with which the operation gets as far as looking for what it is about; one's own household is asked.
    func accepted(_ door: ReplayStage.Door) async throws -> [ReplayExample.Body] {
        guard door.operation.body != nil else { return [] }
        let bodies = ReplayExample.bodies(for: door)
        var own = try await ordinary()
        var isUsed = false
        var accepted: [ReplayExample.Body] = []
        var refused: [(body: ReplayExample.Body, answer: ReplayAnswer)] = []
        for body in bodies {
            var answer = try await ask(door, body, own)
            if !answer.hasArrived, isUsed {
                // What was done before may be why.
                own = try await ordinary()
                answer = try await ask(door, body, own)
                isUsed = false
            }
            isUsed = isUsed || answer.hasArrived
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

    func ask(
        _ door: ReplayStage.Door,
        _ body: ReplayExample.Body,
        _ own: ReplayHousehold
    ) async throws -> ReplayAnswer {
        try await send(try request(door, own.path(door) ?? door.operation.path, own.owner.headers, body.json(own)))
    }
}

extension ReplayAnswer {
    /// Whether the request was good enough for the service to do, or to refuse for what there is.
    fileprivate var hasArrived: Bool { isGood || status == 409 }
}
