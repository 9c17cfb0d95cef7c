import Testing
import Values

@testable import HTTP

/// What is read of a message, up to each limit.
@Suite struct MessageLimitTests {
    private func text(_ count: Int) -> String { String(repeating: "a", count: count) }

    @Test(arguments: [
        ("%41", "A"), ("%5a", "Z"), ("%5A", "Z"), ("%e2%82%ac", "€"), ("a%2Fb", "a/b"), ("", ""), ("%0", nil),
        ("%", nil),
        ("%4g", nil), ("%g4", nil), ("%4/", nil), ("%:4", nil), ("%4`", nil), ("%4G", nil), ("%00", nil), ("%ff", nil),
        ("a+b", "a+b"), ("%09", "\t"), ("%af", nil), ("%7F", "\u{7F}"),
    ])
    func `percent signs stand before two digits of a byte`(written: String, text: String?) {
        #expect(Percent.decoded(written.utf8) == text)
        #expect(Percent.isValid(written) == (text != nil))
        #expect(Percent.decoded("+\(written)".utf8, plusIsSpace: true)?.first == (text == nil ? nil : " "))
    }

    @Test func `a cursor is read up to 4096 letters`() {
        #expect(CursorText.decode(CursorText.encode(text(3072))) == text(3072))
        #expect(CursorText.decode(CursorText.encode(text(3073))) == nil)
        for count in 0...4 { #expect(CursorText.decode(CursorText.encode(text(count))) == text(count)) }
        #expect(CursorText.encode("???>>>~~") == "Pz8_Pj4-fn4" && CursorText.decode("Pz8_Pj4-fn4") == "???>>>~~")
    }

    @Test(arguments: [
        ("abc-XYZ_0.9", true), ("", false), ("a b", false), ("a/b", false), ("a:b", false), ("a@b", false),
        ("a[b", false),
        ("a`b", false), ("a{b", false), ("é", false),
    ])
    func `a request id is made of letters, digits and three signs`(id: String, isSound: Bool) {
        #expect(RequestContext.isSound(id) == isSound)
    }

    @Test func `a request id has at most 64 letters`() {
        #expect(RequestContext.isSound(text(64)) && !RequestContext.isSound(text(65)))
        #expect(RequestContext.isSound("a"))
    }

    @Test func `the time that is left is none after the deadline`() throws {
        #expect(RequestContext(deadline: 1).timeLeft == .zero)
        #expect(RequestContext().timeLeft == nil)
        #expect(try #require(RequestContext(deadline: .max / 2).timeLeft) > .seconds(60))
    }

    @Test(arguments: [
        (Duration.zero, "1"), (.milliseconds(1), "1"), (.seconds(1), "1"), (.milliseconds(1001), "2"),
        (.seconds(2), "2"),
        (.milliseconds(2999), "3"),
    ])
    func `the seconds to wait are rounded up`(wait: Duration, seconds: String) {
        #expect(Problem.tooManyRequests(after: wait).headers["Retry-After"] == seconds)
    }

    @Test func `one mistake is told in a sentence, several by their number`() {
        func fault(_ detail: String) -> FieldError { FieldError(pointer: "/a", code: "x", detail: detail) }
        #expect(Problem.invalid([fault("a is wrong")]).detail == "A is wrong.")
        #expect(Problem.invalid([fault("A is wrong.")]).detail == "A is wrong.")
        #expect(Problem.invalid([fault("a"), fault("b")]).detail == "2 entries are not valid.")
        #expect(Problem.contentTooLarge(limit: 7).detail == "The body may have at most 7 bytes.")
    }

    private static let trace = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"

    @Test(arguments: [2, 35, 52])
    func `the parts of a trace are held together by hyphens`(place: Int) {
        var bytes = Array(Self.trace.utf8)
        bytes[place] = UInt8(ascii: "_")
        #expect(TraceContext(traceparent: String(decoding: bytes, as: UTF8.self)) == nil)
    }

    @Test func `a trace has each digit in its place, and says whether it is sampled`() {
        for place in [0, 1, 3, 18, 19, 34, 36, 51, 53, 54] {
            for letter in ["g", "/", ":", "`", "A"] {
                var text = Array(Self.trace).map(String.init)
                text[place] = letter
                #expect(TraceContext(traceparent: text.joined()) == nil, "\(place) \(letter)")
            }
        }
        func sampled(_ flags: String) -> Bool? { TraceContext(traceparent: Self.trace.dropLast(2) + flags)?.sampled }
        #expect(["00", "01", "02", "03", "fe", "ff"].map(sampled) == [false, true, false, true, false, true])
        #expect(TraceContext(traceparent: "01" + Self.trace.dropFirst(2)) != nil)
        #expect(TraceContext(traceparent: "00" + Self.trace.dropFirst(2) + "-x") == nil)
        #expect(TraceContext(traceparent: "01" + Self.trace.dropFirst(2) + "x") == nil)
        let low = "00-00000000000000000000000000000001-0000000000000001-00"
        #expect(TraceContext(traceparent: low)?.traceIDText == "00000000000000000000000000000001")
        let written = TraceContext(traceID: (1, 0xABC), spanID: 0xF, sampled: false).traceparent
        #expect(written == "00-00000000000000010000000000000abc-000000000000000f-00")
    }

    @Test func `a body has the room that its operation needs`() {
        func limit(
            _ size: BodySize,
            _ security: Operation.Security,
            _ body: Schema?,
            within limit: Int = 1 << 20
        ) -> Int {
            Operation("x", summary: "x", tag: "x", security: security, body: body, answers: [], bodySize: size)
                .bodyLimit(within: limit)
        }
        let body = Schema.string()
        #expect(limit(.fields, .bearer, body) == 65_536 && limit(.fields, .internalOnly, body) == 65_536)
        #expect(limit(.fields, .none, body) == 16_384 && limit(.fields, .token, body) == 16_384)
        #expect(limit(.fields, .bearer, nil) == 4096 && limit(.fields, .bearer, nil, within: 9) == 9)
        #expect(limit(.fields, .bearer, body, within: 9) == 9 && limit(.fields, .none, body, within: 9) == 9)
        #expect(limit(.document, .none, nil) == 1 << 20 && limit(.bytes(7), .none, nil) == 7)
    }
}
