import CMHD

// Answers lie in memory until the client has read them, which it may never do.

extension Server {
    /// Answers larger than this are counted; smaller ones are bounded by the number of connections.
    private static let largeAnswer = 65_536

    /// Whether a client has so much to read yet that nothing more is made for it.
    func isBehind(_ connection: Connection) -> Bool {
        answers.used > 0 && connection.block != nil && answers.hasNothingLeft(for: reader(on: connection))
    }

    /// Counts a large answer, or gives a refusal in its place.
    ///
    /// What has changed something is answered in any case: a refusal would say that it has not.
    func counted(_ response: Response, on connection: Connection) -> Response {
        guard case .bytes(let bytes) = response.body, bytes.count > Server.largeAnswer, connection.block != nil else {
            return response
        }
        let reader = reader(on: connection)
        let outcome = answers.take(bytes.count, for: reader)
        if outcome != .granted {
            if case .allUsed(let most) = outcome { giveUpAnswer(holding: most, except: connection) }
            // One who reads may always have one answer on its way.
            let isFirst = answers.held(by: reader) == 0
            // defence: unread-answers
            guard response.changesSomething || isFirst else {
                return Problem.busy.response(requestID: connection.context.requestID)
            }
            answers.insist(on: bytes.count, for: reader)
        }
        connection.unread = bytes.count
        return response
    }

    /// The answer has left, or will not.
    func forgetAnswer(_ connection: Connection) {
        guard connection.unread > 0 else { return }
        answers.give(connection.unread, of: reader(on: connection))
        connection.unread = 0
    }

    /// Closes the connection of whoever has most to read that has been at it for longest.
    private func giveUpAnswer(holding most: Int, except own: Connection) {
        let slowest = connections.filter {
            $0.unread > 0 && $0.phase == .sending && $0 !== own && answers.held(by: reader(on: $0)) == most
        }.min { $0.since < $1.since }
        if let slowest { cut(slowest) }
    }

    private func reader(on connection: Connection) -> Int {
        ClientAddress.block(of: connection.client).hashValue
    }
}
