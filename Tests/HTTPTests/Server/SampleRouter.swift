import HTTP

/// An operation whose documentation does not matter.
func operation(_ id: String = "sample", bodySize: BodySize = .document) -> HTTP.Operation {
    Operation(id, summary: "A sample.", tag: "sample", answers: [.noContent], bodySize: bodySize)
}

/// An error that no one has mapped.
struct Unmapped: Error {}

/// The routes of the tests with a live server.
func sampleRouter() -> Router {
    var router = Router()
    router.on(.get, "/hello", operation()) { _ in .text("hello") }
    router.on(.get, "/slow", operation()) { _ in
        try await Task.sleep(for: .milliseconds(300))
        return .text("slow")
    }
    router.on(.get, "/stuck", operation()) { _ in
        try await Task.sleep(for: .seconds(60))
        return .text("never")
    }
    router.on(.get, "/numb", operation()) { _ in
        // Takes no notice of its cancellation.
        for _ in 0..<60 { try? await Task.sleep(for: .milliseconds(50)) }
        return .text("late")
    }
    router.on(.post, "/echo", operation()) { .bytes($0.body, type: "application/octet-stream") }
    router.on(.post, "/import", operation(bodySize: .bytes(4_000_000))) { .text(String($0.body.count)) }
    router.on(.get, "/large", operation()) { _ in
        .bytes([UInt8](repeating: UInt8(ascii: "x"), count: 8_000_000), type: "text/plain")
    }
    router.on(.get, "/fails", operation()) { _ in throw Unmapped() }
    router.on(.get, "/context", operation()) { request in
        let current = RequestContext.current
        return .text("\(current?.requestID ?? "-") \(current?.traceparent ?? "-") \(current?.route ?? "-")")
    }
    router.on(.get, "/address", operation()) { .text($0.remoteAddress) }
    router.on(.get, "/header", operation()) { .text($0.headers["X-A"] ?? "-") }
    router.on(.get, "/files/{path...}", operation()) { .text($0.parameters["path"] ?? "-") }
    return router
}
