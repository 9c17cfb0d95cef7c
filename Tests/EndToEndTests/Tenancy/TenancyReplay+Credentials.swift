import Testing

/// Somebody of the household who may look and not change.
extension TenancyReplay {
    /// A viewer's change is refused; what is the viewer's own affair, such as signing out, may change nothing else.
    func replayViewer(_ door: ReplayStage.Door, _ path: String, _ body: ReplayExample.Body?) async throws {
        let answer = try await send(try request(door, path, viewer.headers, body?.json(target)))
        #expect(answer.status < 500, "\(door) as a viewer: \(answer)")
        guard !(400..<500).contains(answer.status) else { return }
        try await ledger.compare(after: "\(door) as a viewer", by: viewer)
        let still = try await send(ReplayRequest(method: "GET", url: url("/api/v1/recipes"), headers: viewer.headers))
        if still.status == 200 { return }
        // It ended what the viewer was signed in with.
        viewer = try await stage.member(of: target.owner, as: "viewer")
        try await ledger.settle()
    }
}

extension LesserCredential {
    /// Whether it is too little for an operation.
    func applies(to operation: APIDocument.Operation, of door: ReplayStage.Door) -> Bool {
        switch bars {
        case .everything: true
        case .changes: operation.changes
        case .otherServices: !operation.path.hasPrefix("/api/v1/exports")
        }
    }
}
