import HTTP
import TestSupport
import Testing

@Suite struct MultipartTests {
    private func fields(_ body: [UInt8], boundary: String = "X", most: Int = 10) throws(Problem) -> [MultipartField] {
        var headers = Headers()
        headers["Content-Type"] = "multipart/form-data; boundary=\(boundary)"
        return try Request(.post, "/", headers: headers, body: body).multipartFields(most: most)
    }

    private func fields(_ text: String, most: Int = 10) throws(Problem) -> [MultipartField] {
        try fields(Array(text.replacing("\n", with: "\r\n").utf8), most: most)
    }

    @Test func `fields and files come in their order, with every byte`() throws {
        let binary: [UInt8] = [0, 13, 10, 45, 45, 255, 13, 10]
        var body = Array("--X\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\none\r\n--X\r\n".utf8)
        body += Array(
            "content-type: image/png\r\nCONTENT-DISPOSITION: form-data; name=b; filename=\"a \\\"b%22.png\"\r\n\r\n"
                .utf8
        )
        body += binary + Array("\r\n--X--\r\n".utf8)
        let found = try fields(body)
        #expect(found.map(\.name) == ["a", "b"])
        #expect(found[0].body == Array("one".utf8) && found[0].fileName == nil)
        #expect(found[1].body == binary && found[1].fileName == "a \"b\".png")
    }

    @Test func `a preamble, an empty value and an empty form are read`() throws {
        let text = "hello\n--X \nContent-Disposition: form-data; name=\"a\"\n\n\n--X--\nbye"
        #expect(try fields(text).map(\.body) == [[]])
        #expect(try fields("--X--\n").isEmpty)
    }

    @Test(arguments: [
        "", "no boundary", "--X\n", "--X\nContent-Disposition: form-data; name=\"a\"\n\nno end",
        "--X\nContent-Type: text/plain\n\nno name\n--X--", "--XContent-Disposition: form-data; name=\"a\"\n\na\n--X--",
    ])
    func `what is no form is refused`(_ text: String) {
        #expect(throws: Problem.self) { try fields(text) }
    }

    @Test func `a form with too many fields is refused`() throws {
        let part = "--X\nContent-Disposition: form-data; name=\"a\"\n\na\n"
        let text = String(repeating: part, count: 3) + "--X--"
        #expect(try fields(text, most: 3).count == 3)
        #expect(throws: Problem.self) { try fields(text, most: 2) }
    }

    @Test func `whatever is cut or changed is read or refused, and never read beyond its end`() {
        var numbers = SeededNumbers(seed: 7)
        let text =
            "--X\r\nContent-Disposition: form-data; name=\"a\"; filename=\"b\"\r\n\r\none\r\n--X\r\n"
            + "Content-Disposition: form-data; name=\"c\"\r\n\r\n\r\n--X--"
        for _ in 0..<3000 {
            var body = Array(text.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &numbers) {
                body[Int.random(in: 0..<body.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
            }
            body.removeLast(Int.random(in: 0...body.count, using: &numbers))
            let found = (try? fields(body)) ?? []
            #expect(found.reduce(0) { $0 + $1.body.count } <= body.count)
        }
    }
}
