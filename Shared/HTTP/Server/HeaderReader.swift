import Values

/// Takes a request's header fields over from libmicrohttpd, and finds what is wrong with them.
///
/// The library accepts two lengths, a length beside a transfer coding, lines that end with LF alone, folded lines (which
/// it puts together wrongly), and a NUL, behind which it sees nothing; each of them lets a proxy before us see other
/// requests than we do (RFC 9112, section 11.2).
struct HeaderReader {
    private(set) var headers = Headers()
    private var malformed = false
    private var hosts = 0
    private var lengths = 0
    private var length: Int?
    private var codings = 0
    private(set) var isChunked = false
    private(set) var hasRequestID = false
    private(set) var hasTrace = false
    private(set) var hasForwarded = false
    private(set) var size = 0

    /// Where the next line must begin, if the lines are as they should be.
    private var next: UnsafePointer<CChar>?
    private let end: UnsafePointer<CChar>?

    /// A reader of fields that lie in these lines.
    init(_ lines: FieldLines?) {
        next = lines?.start
        end = lines?.end
        headers.reserve(512)
    }

    mutating func add(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) {
        size += name.count + value.count + 4
        // Where CR and LF were, and the colon, there are now zeros; what is shorter than it was had others in it.
        // defence: whole-lines
        let isWhole = name.baseAddress == next.map { UnsafeRawPointer($0) }
        next = value.baseAddress.map { $0.assumingMemoryBound(to: CChar.self) + value.count + 2 }
        guard isWhole, !name.isEmpty, name.allSatisfy(isTokenByte), isFieldValue(value) else {
            malformed = true
            return
        }
        headers.add(whole: name, value)
        note(UnsafeBufferPointer(rebasing: name.bindMemory(to: UInt8.self)[...]), value)
    }

    /// What is wrong with the header, if anything; nil means that it can be gone by.
    func problem(version: String, limit: Int, targetSize: Int) -> Problem? {
        if size + targetSize > limit {
            return Problem(
                status: 431,
                code: "header_too_large",
                detail: "The header may have at most \(limit) bytes."
            )
        }
        guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
            return Problem(status: 505, code: "http_version", detail: "This server speaks HTTP/1.1.")
        }
        // defence: whole-lines
        let isEnded = next.map { $0 + 2 } == end && end != nil
        if malformed || !isEnded {
            return .badRequest(
                code: "bad_header",
                "The header is malformed: each line is a field that ends with CR and LF, without a NUL."
            )
        }
        if hosts > 1 || hosts == 0 && version == "HTTP/1.1" {
            return .badRequest(code: "bad_host", "A request has exactly one Host field.")
        }
        if lengths > 1 || lengths == 1 && length == nil {
            return .badRequest(code: "bad_content_length", "Content-Length must be one number.")
        }
        guard codings > 0 else { return nil }
        if lengths > 0 {
            return .badRequest(
                code: "ambiguous_length",
                "A request has either Content-Length or Transfer-Encoding, not both."
            )
        }
        if codings > 1 || !isChunked || version == "HTTP/1.0" {
            return .badRequest(code: "bad_transfer_encoding", "Transfer-Encoding may be chunked only.")
        }
        return nil
    }

    /// The length of the body, if the header says it.
    var contentLength: Int? { length }
    /// Whether a body follows.
    var hasBody: Bool { length ?? 0 > 0 || codings > 0 }

    private mutating func note(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeRawBufferPointer) {
        switch name.count {
        case 4 where name.matches("host"): hosts += 1
        case 9 where name.matches("forwarded"): hasForwarded = true
        case 11 where name.matches("traceparent"): hasTrace = true
        case 12 where name.matches("x-request-id"): hasRequestID = true
        case 14 where name.matches("content-length"):
            lengths += 1
            length = decimal(value)
        case 15 where name.matches("x-forwarded-for"): hasForwarded = true
        case 17 where name.matches("transfer-encoding"):
            codings += 1
            isChunked = UnsafeBufferPointer(rebasing: value.bindMemory(to: UInt8.self)[...]).matches("chunked")
        default: break
        }
    }

    private func decimal(_ value: UnsafeRawBufferPointer) -> Int? {
        guard (1...15).contains(value.count) else { return nil }
        var number = 0
        for digit in value {
            guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return number
    }
}

/// The part of a request's header that holds its fields, in libmicrohttpd's memory.
struct FieldLines {
    var start: UnsafePointer<CChar>
    /// Behind the empty line.
    var end: UnsafePointer<CChar>
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func matches(_ lowerCase: StaticString) -> Bool {
        guard count == lowerCase.utf8CodeUnitCount else { return false }
        for index in indices where lowered(self[index]) != lowerCase.utf8Start[index] { return false }
        return true
    }
}

/// Whether a byte may stand in a field's name (RFC 9110, section 5.6.2).
private func isTokenByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetterOrDigit || "-_!#$%&'*+.^`|~".utf8.contains(byte)
}

/// Whether these bytes may be a field's value: no control characters but the tab.
///
/// Credentials make it long, so eight bytes are looked at together, and one by one only where something may be wrong.
private func isFieldValue(_ value: UnsafeRawBufferPointer) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var index = 0
    while index + 8 <= value.count {
        let bytes = value.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let deleted = bytes ^ (ones &* 0x7F)
        // The highest bit of each byte that is below 0x20, or is 0x7F; of others too, but only beside such a one.
        let suspicious = (bytes &- ones &* 0x20) & ~bytes | (deleted &- ones) & ~deleted
        guard suspicious & (ones &* 0x80) == 0 || isFieldPart(value[index..<(index + 8)]) else { return false }
        index += 8
    }
    return isFieldPart(value[index...])
}

private func isFieldPart(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 9 }
}
