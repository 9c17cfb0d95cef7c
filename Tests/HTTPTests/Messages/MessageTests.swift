import HTTP
import JSON
import Testing

@Suite struct MessageTests {
    @Test func `header fields are found in any case, kept in order and replaced`() {
        var headers: Headers = ["Accept": "a", "X-One": "1"]
        headers.add("accept", "b")
        #expect(headers["ACCEPT"] == "a")
        #expect(headers.all("Accept") == ["a", "b"])
        #expect(headers.pairs.map(\.name) == ["Accept", "X-One", "accept"])
        headers["accept"] = "c"
        #expect(headers.all("Accept") == ["c"])
        headers["X-One"] = nil
        #expect(!headers.contains("x-one"))
        #expect(headers["X-Two"] == nil)
    }

    @Test func `a value cannot forge another field`() {
        let headers: Headers = ["Location": "/a\r\nSet-Cookie: b\0c"]
        #expect(headers["Location"] == "/a  Set-Cookie: b c")
        #expect(headers.pairs.count == 1)
    }

    @Test func `a query is decoded`() {
        let query = Query(raw: "q=a%26b+c&tag=x&tag=y&flag&=z&bad=%zz")
        #expect(query["q"] == "a&b c")
        #expect(query["tag"] == "x")
        #expect(query["flag"] == "")
        #expect(query["bad"] == nil)
        #expect(query["none"] == nil)
    }

    @Test(arguments: [("", 50), ("limit=1", 1), ("limit=200", 200)])
    func `a page has fifty items unless another number is asked for`(query: String, limit: Int) throws {
        #expect(try Request(.get, "/x?\(query)").page().limit == limit)
        #expect(try Request(.get, "/x?\(query)&after=abc").page().after == "abc")
    }

    @Test func `a page names the next one while there is more, and no cursor is a 400`() throws {
        let first = try Request(.get, "/x?limit=2").page()
        #expect(try first.place { Int($0) } == nil)
        #expect(first.reading == 3)
        let (items, next) = first.cut([1, 2, 3]) { CursorText.encode("after \($0)") }
        #expect(Array(items) == [1, 2])
        #expect(next.flatMap(CursorText.decode) == "after 2")
        #expect(first.cut([1, 2]) { String($0) }.next == nil)
        #expect(first.cut([Int]()) { String($0) }.next == nil)
        let second = try Request(.get, "/x?after=2").page()
        #expect(try second.place { Int($0) } == 2)
        let problem = #expect(throws: Problem.self) { try second.place { _ in Int?.none } }
        #expect(problem?.status == 400 && problem?.code == "bad_cursor")
        for none in ["%%%", "YQ!", "AA"] { #expect(CursorText.decode(none) == nil, "\(none)") }
    }

    @Test(arguments: ["0", "201", "-1", "+5", "x", "1.5", "", "99999999999999999999"])
    func `another limit is a 422 that names it`(limit: String) {
        let problem = #expect(throws: Problem.self) { try Request(.get, "/x?limit=\(limit)").page() }
        #expect(problem?.status == 422)
        #expect(problem?.errors.first?.pointer == "?limit")
    }

    @Test(arguments: [
        ("\"3\"", true), ("W/\"3\"", true), ("\"2\", \"3\"", true), ("*", true), ("\"4\"", false), ("3", false),
        ("", false),
    ])
    func `a read is saved where the client has the version`(condition: String, saved: Bool) {
        let request = Request(.get, "/x", headers: ["If-None-Match": condition])
        let response = Response.json("body", version: 3).with("Vary", "Accept").conditional(on: request)
        #expect(response.status == (saved ? 304 : 200))
        #expect(response.headers["ETag"] == "\"3\"")
        #expect(response.headers["Vary"] == "Accept")
        #expect(response.body.bytes.isEmpty == saved)
        #expect(response.headers["Content-Type"] == (saved ? nil : "application/json"))
    }

    @Test func `only a successful read is saved`() {
        let post = Request(.post, "/x", headers: ["If-None-Match": "\"3\""])
        #expect(Response.json("body", version: 3).conditional(on: post).status == 200)
        let get = Request(.get, "/x", headers: ["If-None-Match": "*"])
        #expect(Response.json("body", status: 201, version: 3).conditional(on: get).status == 201)
        #expect(Response.json("body").conditional(on: get).status == 200)
    }

    @Test func `If-Match is read as a version`() throws {
        func version(_ value: String?) throws -> Int? {
            var request = Request(.put, "/x")
            request.headers["If-Match"] = value
            return try request.ifMatchVersion()
        }
        #expect(try version(nil) == nil)
        #expect(try version("*") == nil)
        #expect(try version("\"12\"") == 12)
        for foreign in ["\"abc\"", "W/\"12\"", "\"1\", \"2\""] {
            #expect(#expect(throws: Problem.self) { try version(foreign) }?.status == 412)
        }
        for broken in ["12", "", "\"", "abc", "\"1\" \"2\"", "\"1\"x", ",", "W/1"] {
            #expect(#expect(throws: Problem.self) { try version(broken) }?.status == 400)
        }
    }

    @Test func `If-Match is read as tags`() throws {
        func tags(_ value: String) throws -> [Substring]? {
            var request = Request(.put, "/x")
            request.headers["If-Match"] = value
            return try request.ifMatchTags()
        }
        #expect(try tags("*") == nil)
        #expect(try tags("\"1\"") == ["\"1\""])
        #expect(try tags(" ,\"1-2\" , W/\"a,b\",\"\"") == ["\"1-2\"", "W/\"a,b\"", "\"\""])
    }

    @Test func `a problem is written as RFC 9457 has it`() {
        let problem = Problem.forbidden(code: "limit_reached", "That is all the plan allows.")
            .with("limit", 15).with("used", 15)
        let response = problem.response(requestID: "r1")
        #expect(response.status == 403)
        #expect(response.headers["Content-Type"] == "application/problem+json")
        #expect(response.headers["Cache-Control"] == "no-store")
        #expect(
            String(decoding: response.body.bytes, as: UTF8.self)
                == #"{"type":"about:blank","title":"Forbidden","status":403,"detail":"That is all the plan allows.","#
                + #""code":"limit_reached","request_id":"r1","limit":15,"used":15}"#
        )
    }

    @Test func `a problem carries the header fields it needs`() {
        #expect(Problem.unavailable(retryAfter: 7).response(requestID: nil).headers["Retry-After"] == "7")
        #expect(Problem.unauthorized().response(requestID: nil).headers["WWW-Authenticate"] == "Bearer")
        #expect(Problem.methodNotAllowed([.get, .put]).response(requestID: nil).headers["Allow"] == "GET, PUT")
    }

    @Test func `a neighbour's problem comes back as it was`() throws {
        let problem = Problem.invalid([
            FieldError(pointer: "/a", code: "type", detail: "a must be a string"),
            FieldError(pointer: "/b", code: "required", detail: "b is required"),
        ]).with("limit", 15).with("more", ["x", "y"].description)
        let read = try #require(Problem(json: problem.response(requestID: "r").body.bytes, status: 422))
        #expect(read.jsonBytes() == problem.jsonBytes())
        #expect(Problem(json: Array("<html>".utf8), status: 500) == nil)
        #expect(Problem(json: Array("{}".utf8), status: 500) == nil)
    }

    @Test func `a trace is carried on with a span of its own`() throws {
        let sent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
        let trace = try #require(TraceContext(traceparent: sent))
        #expect(trace.traceIDText == "0af7651916cd43dd8448eb211c80319c")
        #expect(trace.traceparent.count == 55)
        #expect(trace.traceparent.hasPrefix("00-0af7651916cd43dd8448eb211c80319c-"))
        #expect(trace.traceparent.hasSuffix("-01"))
        let next = TraceContext(traceparent: sent)
        #expect(next?.traceparent != trace.traceparent, "each has a span of its own")
        #expect(TraceContext(traceparent: "01" + sent.dropFirst(2) + "-future") != nil)
        for bad in [
            "", "00", "ff" + sent.dropFirst(2), sent.uppercased(), sent + "-x",
            "00-00000000000000000000000000000000-b7ad6b7169203331-01",
            "00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01",
        ] {
            #expect(TraceContext(traceparent: bad) == nil, "\(bad)")
        }
    }

    @Test func `request ids are short and do not repeat`() {
        let ids = (0..<10_000).map { _ in RequestContext.newID() }
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.count == 15 && RequestContext.isSound($0) })
    }
}
