import HTTP
import Loop
import Synchronization
import Testing

/// Where a request is carried out that finds out late that it has much to do.
@Suite struct LoopReturnTests {
    @Test func `what finds much to do ends on the loop again, whatever operation it is`() async throws {
        let loop = EventLoop()
        loop.start()
        let places = Mutex<[String]>([])
        var router = Router()
        router.add(PlaceOfAnswer(loop: loop) { place in places.withLock { $0.append(place) } })
        for (path, fails) in [("/page", false), ("/problem", true)] {
            router.on(.get, path, operation(String(path.dropFirst()))) { request in
                await request.context.executor?.leaveLoop()
                places.withLock { $0.append(loop.isOnLoop ? "loop" : "beside") }
                guard !fails else { throw Problem.notFound("There is none.") }
                return .text("page")
            }
        }
        let server = Server(router: router, settings: ServerSettings(), loop: loop)
        let port = try server.start()
        let answers = try await blocking {
            try ["/page", "/problem"].map { try RawConnection(port: port).get($0)?.status }
        }
        #expect(answers == [200, 404])
        #expect(places.withLock { $0 } == ["beside", "loop", "beside", "loop"])
        await server.stop()
        loop.stop()
    }
}

/// Says where requests are when they have been answered.
private struct PlaceOfAnswer: Middleware {
    let loop: EventLoop
    let tell: @Sendable (String) -> Void

    func respond(to request: Request, next: Handler) async throws -> Response {
        defer { tell(loop.isOnLoop ? "loop" : "beside") }
        return try await next(request)
    }
}
