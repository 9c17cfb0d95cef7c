import Foundation
import HTTP
import TestSupport

/// A running Larder as the replay sees it: every operation of every service, and where it is.
struct ReplayStage: Sendable {
    /// What one service offers.
    struct Service: @unchecked Sendable {
        let base: String
        // Read only, once it has been made.
        let document: APIDocument
    }

    /// One operation, and the document that describes it.
    struct Door: CustomStringConvertible {
        let operation: APIDocument.Operation
        let service: Service

        var description: String { operation.description }
        var document: APIDocument { service.document }
    }

    let services: [Service]
    let rows: Census
    private let client = Client(loop: TestLoop.shared, settings: ClientSettings(retries: 0))

    /// Reads the document of every service.
    init(bases: [String], rows: Census) async throws {
        self.rows = rows
        var services: [Service] = []
        for base in bases {
            services.append(Service(base: base, document: try await Probe(base: base).document()))
        }
        self.services = services
    }

    /// Every operation once: what each service offers of its own, and what all have in common of each.
    var doors: [Door] {
        services.flatMap { service in service.document.operations.map { Door(operation: $0, service: service) } }
    }

    /// Where a path is served: of the templates that fit, the one with the most that is fixed.
    func base(of path: String, _ method: String) -> String? {
        let path = path.split(separator: "?")[0]
        var best: (base: String, weight: Int)?
        for door in doors where door.operation.method == method {
            guard let weight = ReplayPath.fit(door.operation.path, String(path)) else { continue }
            if weight > best?.weight ?? -1 { best = (door.service.base, weight) }
        }
        return best?.base
    }

    /// Sends a request; the answer of a stream is what comes within a second.
    func send(_ request: ReplayRequest) async throws -> ReplayAnswer {
        if request.isStream { return try stream(request) }
        var sent = ClientRequest(Method(rawValue: request.method), request.url, body: request.body, idempotent: false)
        for (name, value) in request.headers { sent.headers[name] = value }
        if !request.body.isEmpty { sent.headers["Content-Type"] = request.type }
        let reply = try await client.send(sent)
        let headers = reply.headers.pairs.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
        return ReplayAnswer(status: reply.status, headers: headers, body: Data(reply.body))
    }

    private func stream(_ request: ReplayRequest) throws -> ReplayAnswer {
        var arguments = ["--max-time", "0.7", "--no-buffer", "--write-out", "\n%{http_code}", request.url]
        for (name, value) in request.headers { arguments += ["--header", "\(name): \(value)"] }
        let output = try curl(arguments).output
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

    /// How many segments of a template are fixed, if a path fits it.
    static func fit(_ template: String, _ path: String) -> Int? {
        let wanted = template.split(separator: "/")
        let given = path.split(separator: "/")
        guard wanted.count == given.count else { return nil }
        var weight = 0
        for (wanted, given) in zip(wanted, given) {
            guard let open = wanted.firstIndex(of: "{"), let close = wanted.lastIndex(of: "}") else {
                guard wanted == given else { return nil }
                weight += 1
                continue
            }
            guard given.hasPrefix(wanted[..<open]), given.hasSuffix(wanted[close...].dropFirst()) else { return nil }
        }
        return weight
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
