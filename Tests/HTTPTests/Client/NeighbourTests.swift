import FoundationEssentials
import HTTP
import JSON
import Loop
import TestSupport
import Testing
import Values

@Suite struct NeighbourTests {
    private struct Echo: JSONReadable, JSONEncodable, Equatable {
        var a: Int
        func encode(to json: inout JSONWriter) { json.object { $0.member("a", a) } }

        init(a: Int) { self.a = a }

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            a = try members.required("a")
        }
    }

    private func neighbour(_ server: RawServer) -> Neighbour {
        Neighbour(
            baseURL: server.url(),
            client: Client(loop: ClientTests.loop, settings: ClientSettings(retries: 0))
        )
    }

    @Test func `who calls, the request's id and its trace are carried on`() async throws {
        let server = RawServer { _, _ in RawServer.answer(200, #"{"a":1}"#) }
        var context = RequestContext(requestID: "req-1")
        let household = HouseholdID(.version7())
        context.header = ["authorization": "Bearer abc", "larder-household": household.description]
        let neighbour = neighbour(server)
        let echo: Echo = try await RequestContext.$current.withValue(context) {
            try await neighbour.get("/x", query: [("q", "a b&c=ü")])
        }
        #expect(echo == Echo(a: 1))
        let request = try #require(server.requests.first)
        #expect(request.hasPrefix("GET /x?q=a%20b%26c%3D%C3%BC HTTP/1.1\r\n"))
        #expect(request.contains("\r\nAuthorization: Bearer abc\r\n"))
        #expect(request.contains("\r\nLarder-Household: \(household)\r\n"))
        #expect(request.contains("\r\nX-Request-ID: req-1\r\n"))
        #expect(request.contains("\r\ntraceparent: \(context.traceparent)\r\n"))
    }

    @Test func `what a neighbour refuses is refused in its words`() async throws {
        let body =
            #"{"title":"T","status":422,"detail":"D.","code":"c","errors":[{"pointer":"/a","code":"x","detail":"d"}]}"#
        let server = RawServer { _, _ in RawServer.answer(422, body, headers: "Retry-After: 7\r\n") }
        do {
            let _: Echo = try await neighbour(server).post("/x", body: Echo(a: 2))
            Issue.record("it was accepted")
        } catch {
            #expect(error.status == 422)
            #expect(error.code == "c")
            #expect(error.detail == "D.")
            #expect(error.errors.first?.pointer == "/a")
            #expect(error.headers["Retry-After"] == "7")
        }
        #expect(server.requests.first?.hasSuffix("\r\n\r\n{\"a\":2}") == true)
    }

    @Test(arguments: [
        nil, RawServer.answer(500, "inside"), RawServer.answer(503), RawServer.answer(200, "no json"),
        RawServer.answer(302, headers: "Location: /\r\n"),
    ])
    func `a neighbour that fails is a 503 that tells nothing`(answer: String?) async throws {
        let server = RawServer { _, _ in answer }
        do {
            let _: Echo = try await neighbour(server).get("/x")
            Issue.record("it was accepted")
        } catch {
            #expect(error.status == 503)
            #expect(error.headers["Retry-After"] == "1")
            #expect(!error.detail.contains("inside"))
        }
    }

    @Test func `no call outlasts the request it is made for`() async throws {
        let server = RawServer { _, _ in "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhalf" }
        let context = RequestContext(deadline: monotonicNanoseconds() + 150_000_000)
        let clock = ContinuousClock()
        let start = clock.now
        let neighbour = neighbour(server)
        await #expect(throws: Problem.self) {
            try await RequestContext.$current.withValue(context) { try await neighbour.call(.get, "/x") }
        }
        #expect(clock.now - start < .seconds(2))
    }
}
