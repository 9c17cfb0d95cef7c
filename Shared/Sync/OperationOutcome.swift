public import HTTP
public import JSON
public import Values

/// Tag for the ids of operations.
public enum OperationSubject {}
/// The id of something that a client did, perhaps while it was offline; the client makes it.
public typealias OperationID = Identifier<OperationSubject>

/// What became of an operation: as it is answered, and as it is remembered.
@JSONObject(.leavesOutNil)
public struct OperationOutcome: Hashable, Sendable {
    /// How it ended.
    public enum Status: String, JSONEncodable, JSONReadable, Sendable, CaseIterable {
        /// As it was asked for.
        case applied
        /// Together with what somebody else had done that its client had not seen; `code` says how.
        case merged
        /// Not at all; `code` and `detail` say why.
        case refused
    }

    /// The operation's id.
    public var id: OperationID
    /// How it ended.
    public var status: Status = .applied
    /// How it was merged, as `docs/sync.md` has it, or the code of the problem.
    public var code: String? = nil
    /// Why it was refused, in a sentence for a person.
    public var detail: String? = nil
    /// What of the operation is wrong, as a JSON pointer into it.
    public var pointer: String? = nil
    /// What stood in the members that it has filled anew, where its client had not seen that.
    public var replaced: [String: AnyJSON]? = nil
    /// The same members by their names, where what stood there is not repeated here.
    public var fields: [String]? = nil
    /// The version of the thing that has what stood there, where versions are kept.
    public var version: Int? = nil
    /// The id of the thing that it joined: of what the operation has made, that is the id.
    public var joined: String? = nil
}

extension OperationOutcome {
    /// Of one that cannot be done; the pointers of the problem are into a member of the operation.
    init(refused id: OperationID, _ problem: Problem, in member: String?) {
        let first = problem.errors.first
        self.init(
            id: id,
            status: .refused,
            code: first?.code ?? problem.code,
            detail: problem.detail,
            pointer: first.map { (member.map { "/\($0)" } ?? "") + $0.pointer }
        )
    }

    /// With the reason in the most wanted language of a request.
    public func translated(for headers: Headers) -> OperationOutcome {
        guard status == .refused, let code, let detail else { return self }
        var outcome = self
        outcome.detail = Problem.reason(detail, code: code, at: pointer, for: headers)
        return outcome
    }

    /// How it is documented, by a service that merges in these ways and says more of it.
    public static func schema(merges: [String], _ more: [Property]) -> Schema {
        .object(
            [
                Property("id", .uuid), Property("status", .words(of: Status.self)),
                Property(
                    "code",
                    .text,
                    required: false,
                    description: "How it was merged (\(merges.joined(separator: ", "))), or the code of the problem."
                ),
                Property("detail", .text, required: false), Property("pointer", .text, required: false),
            ] + more
        )
    }

    /// What stood in these members.
    public static func replaced(_ members: [Property]) -> Property {
        Property(
            "replaced",
            .object(members.map { Property($0.name, $0.schema, required: false) }),
            required: false,
            description: "What stood there, if things have changed since the client saw them."
        )
    }

    /// The names of such members, where what stood in them is not repeated; `name` is the schema of one.
    public static func fields(_ name: Schema) -> Property {
        Property(
            "fields",
            .array(of: name),
            required: false,
            description: "Where something else stood, if things have changed since the client saw them."
        )
    }

    /// The version with what stood there.
    public static let version = Property(
        "version",
        .integer(min: 1),
        required: false,
        description: "The version that has what stood there, as long as it is kept."
    )

    /// What an operation has joined.
    public static let joined = Property(
        "joined",
        .uuid,
        required: false,
        description: "What was there already; that is its id from then on."
    )
}
