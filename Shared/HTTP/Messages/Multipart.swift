import Glibc

/// One field of a form with files: `multipart/form-data` (RFC 7578).
public struct MultipartField: Sendable {
    /// The field's name.
    public let name: String
    /// The file's name; nil if it is no file.
    public let fileName: String?
    /// Its value.
    public let body: [UInt8]
}

extension Request {
    /// The fields of a form with files, in their order; throws a 400 for a body that is none, and a
    /// 422 for one with more than `most`.
    public func multipartFields(most: Int) throws(Problem) -> [MultipartField] {
        guard mediaType == "multipart/form-data", let boundary = Multipart.boundary(headers["Content-Type"] ?? "")
        else {
            throw .badRequest("The body must be multipart/form-data with a boundary.")
        }
        return try Multipart(body, boundary).fields(most: most)
    }
}

/// Divides a body into the parts between its boundaries (RFC 2046, section 5.1.1).
private struct Multipart {
    private let body: [UInt8]
    private let delimiter: [UInt8]

    init(_ body: [UInt8], _ boundary: String) {
        self.body = body
        delimiter = Array("\r\n--\(boundary)".utf8)
    }

    /// The boundary that a content type names: 1 to 70 characters.
    static func boundary(_ type: String) -> String? {
        guard let value = parameter("boundary", of: type[...]), (1...70).contains(value.utf8.count) else { return nil }
        return value.utf8.allSatisfy { (0x20...0x7E).contains($0) } ? value : nil
    }

    func fields(most: Int) throws(Problem) -> [MultipartField] {
        // The first boundary has no line before it, or a preamble.
        let first = Array(delimiter.dropFirst(2))
        var place: Int
        if body.starts(with: first) {
            place = first.count
        } else if let start = find(delimiter, from: 0) {
            place = start + delimiter.count
        } else {
            throw Self.malformed
        }
        var fields: [MultipartField] = []
        while !isEnd(place) {
            guard fields.count < most else {
                throw .invalid("", code: "too_many", "a form can have \(most) fields at most")
            }
            guard let start = lineEnd(after: place), let headEnd = find(Array("\r\n\r\n".utf8), from: start - 2),
                let end = find(delimiter, from: headEnd + 2)
            else { throw Self.malformed }
            guard headEnd + 4 <= end || headEnd + 2 == end else { throw Self.malformed }
            let head = String(decoding: body[max(start - 2, 0)..<headEnd], as: UTF8.self)
            let value = headEnd + 4 <= end ? Array(body[(headEnd + 4)..<end]) : []
            guard let field = Self.field(head, value) else { throw Self.malformed }
            fields.append(field)
            place = end + delimiter.count
        }
        return fields
    }

    private static let malformed = Problem.badRequest("The form's parts cannot be told apart.")

    private static func field(_ head: String, _ body: [UInt8]) -> MultipartField? {
        for line in head.split(whereSeparator: \.isNewline).prefix(20) {
            guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == "content-disposition" else {
                continue
            }
            let value = line[line.index(after: colon)...]
            guard let name = parameter("name", of: value) else { return nil }
            return MultipartField(name: name, fileName: parameter("filename", of: value), body: body)
        }
        return nil
    }

    /// A parameter of a field such as `form-data; name="a"; filename="b"`; browsers write quotes and line ends as `%22`,
    /// `%0D` and `%0A` (WHATWG HTML, multipart/form-data encoding algorithm).
    private static func parameter(_ wanted: String, of field: Substring) -> String? {
        var rest = field.drop { $0 != ";" }
        while let start = rest.firstIndex(of: ";") {
            rest = rest[rest.index(after: start)...].drop { $0 == " " || $0 == "\t" }
            let name = rest.prefix { $0 != "=" && $0 != ";" }
            rest = rest[name.endIndex...]
            guard rest.first == "=" else { continue }
            rest = rest.dropFirst()
            var value = ""
            if rest.first == "\"" {
                rest = rest.dropFirst()
                while let next = rest.first, next != "\"" {
                    rest = rest.dropFirst()
                    if next == "\\", let escaped = rest.first, escaped == "\"" || escaped == "\\" {
                        value.append(escaped)
                        rest = rest.dropFirst()
                    } else {
                        value.append(next)
                    }
                }
                rest = rest.drop { $0 != ";" }
            } else {
                value = String(rest.prefix { $0 != ";" && $0 != " " })
                rest = rest.drop { $0 != ";" }
            }
            if name.lowercased() == wanted {
                return value.replacing("%22", with: "\"").replacing("%0D", with: "").replacing("%0A", with: " ")
            }
        }
        return nil
    }

    /// Whether the boundary before a place is the last one.
    private func isEnd(_ place: Int) -> Bool { body.count >= place + 2 && body[place] == 45 && body[place + 1] == 45 }

    /// Behind the line end that follows a boundary and white space.
    private func lineEnd(after place: Int) -> Int? {
        var place = place
        while place < body.count, body[place] == 32 || body[place] == 9 { place += 1 }
        return body.count >= place + 2 && body[place] == 13 && body[place + 1] == 10 ? place + 2 : nil
    }

    /// Where some bytes begin with a line end, from a place on.
    private func find(_ needle: [UInt8], from start: Int) -> Int? {
        guard start >= 0 else { return nil }
        return body.withUnsafeBytes { bytes -> Int? in
            guard let base = bytes.baseAddress else { return nil }
            var place = start
            while place + needle.count <= bytes.count {
                guard let found = memchr(base + place, 13, bytes.count - needle.count - place + 1) else { return nil }
                let index = UnsafeRawPointer(found) - base
                if memcmp(base + index, needle, needle.count) == 0 { return index }
                place = index + 1
            }
            return nil
        }
    }
}
