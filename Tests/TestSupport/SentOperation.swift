import HTTP
public import JSON
public import Sync
public import Values

/// An operation as a client sends it.
public struct SentOperation: Sendable {
    /// Its id.
    public let id = OperationID(.version7())
    /// As JSON.
    public var text: String { "{\((head + members).joined(separator: ","))}" }

    private let op: String
    private let members: [String]

    /// An operation with more members, each in JSON; nil for one that it does not have.
    public init(_ op: String, _ members: String?...) {
        self.op = op
        self.members = members.compactMap(\.self)
    }

    /// The version that its client has seen, as a member.
    public static func seen(_ version: Int?) -> String? { version.map { #""seen":\#($0)"# } }

    private var head: [String] { [#""id":"\#(id)""#, #""op":"\#(op)""#] }
}

/// What a sync is answered.
public protocol SyncAnswer: JSONReadable, Sendable {
    /// What became of each operation.
    var results: [OperationOutcome] { get }
}

extension SyncAnswer {
    /// Such as `merged replaced`.
    public var words: [String] { results.map(\.words) }
}

extension OperationOutcome {
    /// Such as `merged replaced`.
    public var words: String { ([status.rawValue] + [code].compactMap(\.self)).joined(separator: " ") }
}

extension TestClient {
    /// Sends operations; gives the answer as it is.
    public func send(_ operations: [SentOperation], to path: String) async -> TestAnswer {
        await post(path, #"{"operations":[\#(operations.map(\.text).joined(separator: ","))]}"#)
    }

    /// Sends operations, which go well; throws the problem otherwise.
    public func sync<Answer: SyncAnswer>(_ operations: [SentOperation], to path: String) async throws -> Answer {
        let answer = await send(operations, to: path)
        if answer.status != 200, let problem = answer.problem { throw problem }
        return try answer.decode()
    }

    /// Sends the same operations six times at once; gives all answers.
    public func race<Answer: SyncAnswer>(_ operations: [SentOperation], to path: String) async throws -> [Answer] {
        try await withThrowingTaskGroup(of: Answer.self) { group in
            for _ in 0..<6 { group.addTask { try await send(operations, to: path).decode() } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }
}
