import Foundation
import Testing

@testable import LarderClient

/// Requests over a real connection.
@Suite(.timeLimit(.minutes(3))) struct TransportTests {
    @Test func `a cancelled call ends, whenever that is`() async throws {
        let larder = try await Server.larder()
        _ = try await larder.recipes.create(RecipeInput(title: "Dal", ingredients: ["200 g red lentils"]))
        let ended = Kept(0)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<100 {
                group.addTask {
                    let call = Task { try await larder.recipes.list().collect() }
                    // Before it has begun, and at moments from then until after its end.
                    if number > 20 { try await Task.sleep(for: .microseconds(number * 300)) }
                    call.cancel()
                    switch await call.result {
                    case .success(let recipes): #expect(recipes.count == 1)
                    case .failure(let error): #expect(error is CancellationError, "\(error)")
                    }
                    ended.withLock { $0 += 1 }
                }
            }
            try await group.waitForAll()
        }
        #expect(ended.withLock { $0 } == 100)
    }

    @Test func `a server that is not there is unreachable`() async throws {
        let larder = Larder(
            try #require(URL(string: "http://127.0.0.1:1")),
            tokens: MemoryTokenStore(SessionTests.stored(1)),
            retries: RetryPolicy(attempts: 2, firstPause: 0.01)
        )
        await #expect { try await larder.recipes.tags() } throws: { error in
            if case LarderError.unreachable = error { true } else { false }
        }
    }

    @Test func `an answer has a largest size`() async throws {
        let transport = ScriptedTransport { _ in HTTPResponse(status: 200, body: Data(count: 1000)) }
        let request = HTTPRequest(
            method: "GET",
            url: try #require(URL(string: "http://larder.test")),
            headers: [:],
            timeout: 1
        )
        #expect(try await transport.send(request, upTo: 1000).body.count == 1000)
        await #expect(throws: (any Error).self) { try await transport.send(request, upTo: 999) }
    }
}
