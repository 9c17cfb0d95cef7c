public import HTTP

/// A coding in which a file can be kept, in the order in which they are preferred (RFC 9110, section 8.4.1).
public enum ContentCoding: String, CaseIterable, Sendable {
    case zstd, gzip

    /// The coding to answer with (RFC 9110, section 12.5.3): ours in order, if the client takes them at all; nil if the
    /// file is to be sent as it is.
    static func best(of there: some Collection<ContentCoding>, accepting header: String?) -> ContentCoding? {
        var taken: [String: Bool] = [:]
        for part in (header ?? "").split(separator: ",").prefix(20) {
            let pieces = part.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
            guard let coding = pieces.first else { continue }
            let quality = pieces.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            taken[coding] = quality > 0
        }
        return allCases.first { there.contains($0) && (taken[$0.rawValue] ?? taken["*"] ?? false) }
    }
}

/// A file as it is and in the codings that it is kept in; each client gets the best one that it takes.
public struct CodedFile: Sendable {
    private let plain: Response
    private let coded: [ContentCoding: Response]

    /// A file, packed before or at once; `answer` makes the answer for bytes of it, in whichever coding they are.
    public init(_ bytes: [UInt8], packed: [ContentCoding: [UInt8]], answer: (_ bytes: [UInt8]) -> Response) {
        plain = packed.isEmpty ? answer(bytes) : answer(bytes).adding(vary: "Accept-Encoding")
        coded = Dictionary(
            uniqueKeysWithValues: packed.map { coding, bytes in
                (coding, answer(bytes).adding(vary: "Accept-Encoding").with("Content-Encoding", coding.rawValue))
            }
        )
    }

    /// The file's bytes as they were before they were packed.
    public var bytes: [UInt8] { plain.body.bytes }

    /// The answer in the best of the codings that a client takes, as its `Accept-Encoding` says.
    public func answer(accepting header: String?) -> Response {
        ContentCoding.best(of: coded.keys, accepting: header).flatMap { coded[$0] } ?? plain
    }
}

extension Response {
    /// The response with one more field of requests that decides what it is (RFC 9110, section 12.5.5).
    fileprivate func adding(vary field: String) -> Response {
        var response = self
        response.headers["Vary"] = [headers["Vary"], field].compactMap(\.self).joined(separator: ", ")
        return response
    }
}
