import Foundation
import HTTP
import TestSupport

/// A running Larder as the replay sees it: every operation of every service, and where it is.
struct ReplayStage: Sendable {
    /// What one service offers.
    struct Service {
        /// What its data is in, for messages.
        let engine: String
        let base: String
        let document: APIDocument
    }

    /// One operation, and the document that describes it.
    struct Door: @unchecked Sendable, CustomStringConvertible {
        // Documents are only read, once they have been made.
        let operation: APIDocument.Operation
        let service: Service

        var description: String { "\(operation) on \(service.engine)" }
        var document: APIDocument { service.document }
    }

    /// Every operation once: what each service offers of its own, and what all have in common of each.
    let doors: [Door]
    let rows: Census
    /// What the data is in.
    let engine: String
    /// Where the paths of each template are served, by method.
    private let places: [String: [(template: ReplayPath.Template, base: String)]]
    private let client = Client(loop: TestLoop.shared, settings: ClientSettings(retries: 0))

    /// Reads the document of every service.
    init(_ engine: String, bases: [String], rows: Census) async throws {
        self.engine = engine
        self.rows = rows
        var doors: [Door] = []
        for base in bases {
            let service = Service(engine: engine, base: base, document: try await Probe(base: base).document())
            doors += service.document.operations.map { Door(operation: $0, service: service) }
        }
        self.doors = doors
        places = Dictionary(grouping: doors, by: \.operation.method).mapValues { doors in
            doors.map { (template: ReplayPath.Template($0.operation.path), base: $0.service.base) }
        }
    }

    /// Where a path is served: of the templates that fit, the one with the most that is fixed.
    func base(of path: String, _ method: String) -> String? {
        let segments = path.split(separator: "?")[0].split(separator: "/")
        var best: (base: String, weight: Int)?
        for (template, base) in places[method] ?? [] {
            guard let weight = template.fit(segments) else { continue }
            if weight > best?.weight ?? -1 { best = (base, weight) }
        }
        return best?.base
    }

    /// Sends a request; the answer of a stream is what comes within a second.
    func send(_ request: ReplayRequest) async throws -> ReplayAnswer {
        if request.isStream { return try await stream(request) }
        var sent = ClientRequest(Method(rawValue: request.method), request.url, body: request.body, idempotent: false)
        for (name, value) in request.headers { sent.headers[name] = value }
        if !request.body.isEmpty { sent.headers["Content-Type"] = request.type }
        let reply = try await client.send(sent)
        let headers = reply.headers.pairs.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
        return ReplayAnswer(status: reply.status, headers: headers, body: Data(reply.body))
    }

    /// Sends requests that only read, four at a time; the answers come in the order of the requests.
    func send(together requests: [ReplayRequest]) async throws -> [ReplayAnswer] {
        try await withThrowingTaskGroup(of: (index: Int, answer: ReplayAnswer).self) { group in
            var answers = [ReplayAnswer?](repeating: nil, count: requests.count)
            for (index, request) in requests.enumerated() {
                if index >= 4, let done = try await group.next() { answers[done.index] = done.answer }
                group.addTask { (index, try await send(request)) }
            }
            for try await done in group { answers[done.index] = done.answer }
            return answers.compactMap { $0 }
        }
    }

    /// On a busy machine even the status may take longer than what is waited for at first.
    private func stream(_ request: ReplayRequest) async throws -> ReplayAnswer {
        let answer = try await stream(request, seconds: 0.7)
        return answer.status == 0 ? try await stream(request, seconds: 10) : answer
    }

    private func stream(_ request: ReplayRequest, seconds: Double) async throws -> ReplayAnswer {
        let headers = request.headers.flatMap { ["--header", "\($0.key): \($0.value)"] }
        let arguments = ["--max-time", "\(seconds)", "--no-buffer", "--write-out", "\n%{http_code}", request.url]
        // Not on the threads of tasks, of which there are as many as processors: others wait meanwhile.
        let output = try await withCheckedThrowingContinuation { done in
            DispatchQueue.global().async { done.resume(with: Result { try curl(arguments + headers).output }) }
        }
        let end = output.lastIndex(of: "\n") ?? output.startIndex
        return ReplayAnswer(
            status: Int(output[end...].dropFirst()) ?? 0,
            headers: "",
            body: Data(output[..<end].utf8)
        )
    }
}

/// A request as the replay sends it.
struct ReplayRequest {
    var method: String
    var url: String
    var headers: [String: String] = [:]
    var body: [UInt8] = []
    var type = "application/json"
    var isStream = false

    /// All that it says, to know what an answer may repeat.
    var said: String {
        ([url] + headers.values + [String(decoding: body, as: UTF8.self)]).joined(separator: "\n")
    }
}

/// What came back.
struct ReplayAnswer: CustomStringConvertible {
    let status: Int
    let headers: String
    let body: Data

    var text: String { String(decoding: body, as: UTF8.self) }
    var json: [String: Any] { (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:] }
    var isGood: Bool { (200..<400).contains(status) }
    var description: String { "\(status) \(text.prefix(240))" }

    /// The value of a cookie that it sets.
    func cookie(_ name: String) -> String? {
        for line in headers.split(separator: "\n") where line.lowercased().hasPrefix("set-cookie: ") {
            let pair = line.dropFirst(12).prefix { $0 != ";" }
            guard let equals = pair.firstIndex(of: "="), pair[..<equals].hasSuffix(name) else { continue }
            return String(pair)
        }
        return nil
    }
}

/// Templates of paths, such as `/api/v1/exports/grocery-lists/{list_id}.ics`.
enum ReplayPath {
    /// What needs no escape in a segment.
    static let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))

    /// The segments of a template.
    struct Template: Sendable {
        private enum Segment {
            case fixed(Substring)
            /// A parameter, with what stands before and behind it.
            case parameter(before: Substring, behind: Substring)
        }

        private let segments: [Segment]

        init(_ template: String) {
            segments = template.split(separator: "/").map { segment in
                guard let open = segment.firstIndex(of: "{"), let close = segment.lastIndex(of: "}") else {
                    return .fixed(segment)
                }
                return .parameter(before: segment[..<open], behind: segment[close...].dropFirst())
            }
        }

        /// How many segments are fixed, if a path fits.
        func fit(_ path: [Substring]) -> Int? {
            guard segments.count == path.count else { return nil }
            var weight = 0
            for (wanted, given) in zip(segments, path) {
                switch wanted {
                case .fixed(let text):
                    guard text == given else { return nil }
                    weight += 1
                case .parameter(let before, let behind):
                    guard given.hasPrefix(before), given.hasSuffix(behind) else { return nil }
                }
            }
            return weight
        }
    }

    /// What a parameter stands for: the collection that it is in, and its name: `items/item_id`.
    static func key(_ name: String, in template: String) -> String {
        let before = template.components(separatedBy: "{\(name)}")[0]
        let collection = before.split(separator: "/").last { !$0.contains("{") } ?? ""
        return "\(collection)/\(name)"
    }

    /// The path of the collection that a parameter chooses from.
    static func collection(_ name: String, in template: String) -> String {
        let before = template.components(separatedBy: "{\(name)}")[0]
        return before.hasSuffix("/") ? String(before.dropLast()) : before
    }
}
