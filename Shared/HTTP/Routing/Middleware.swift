/// What answers a request.
public typealias Handler = @Sendable (Request) async throws -> Response

/// Something that stands before handlers: it may answer itself, or let `next` answer and look at what it says.
///
/// `next` never throws what a handler throws; it answers with the problem that the error became.
public protocol Middleware: Sendable {
    /// Answers the request, as a rule by calling `next`.
    func respond(to request: Request, next: Handler) async throws -> Response

    /// What it takes of the requests for an operation, for the document; as a rule nothing.
    func parameters(of method: Method, _ operation: Operation) -> [Parameter]
}

extension Middleware {
    /// Nothing.
    public func parameters(of method: Method, _ operation: Operation) -> [Parameter] { [] }
}
