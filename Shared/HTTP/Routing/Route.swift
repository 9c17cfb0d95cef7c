import Loop

/// One route.
///
/// An object, so that a request takes hold of it without taking hold of each of its parts.
final class Route: Sendable {
    let method: Method
    let text: String
    let pattern: Pattern
    let operation: Operation
    let handler: Handler
    /// What stood before the routes of the router that this one was merged from.
    let middlewares: [any Middleware]
    let onError: Router.ErrorHook?
    /// The names of the query's parameters, if others are refused.
    let parameterNames: [String]?

    /// The largest body, in bytes, with which an operation that is often small begins on the loop.
    private static let smallBody = 4096

    init(_ method: Method, _ text: String, _ operation: Operation, _ handler: @escaping Handler) {
        self.method = method
        self.text = text
        pattern = Pattern(text)
        self.operation = operation
        self.handler = handler
        middlewares = []
        onError = nil
        parameterNames = Route.parameterNames(text, operation)
    }

    /// Lets the handler answer: beside the loop if the operation is a heavy one and there are threads for it.
    ///
    /// Any handler may leave the loop where it finds that there is much to do. What follows is on the loop again.
    func answer(_ request: Request) async throws -> Response {
        guard let executor = request.context.executor else { return try await handler(request) }
        let owner = WorkOwner.current
        // defence: heavy-operations
        let turns = operation.isHeavy ? request.context.turns : nil
        if turns != nil { executor.owner = owner }
        // Each holds what it has read for its answer.
        let takesTurn = turns != nil && owner?.isNeighbour != true
        if let turns, takesTurn, !turns.takeIfFree() {
            guard await turns.take() else { throw Problem.busy }
        }
        defer { if takesTurn { turns?.give() } }
        if turns != nil, !operation.isOftenSmall || request.body.count > Route.smallBody { await executor.leaveLoop() }
        do {
            let response = try await handler(request)
            await executor.returnToLoop()
            return response
        } catch {
            await executor.returnToLoop()
            throw error
        }
    }

    /// Another router's route, with what that router has put before it.
    init(_ route: Route, of router: Router, renaming schemas: [String: String]) {
        method = route.method
        text = route.text
        pattern = route.pattern
        var operation = route.operation
        operation.rename(schemas)
        self.operation = operation
        handler = route.handler
        middlewares = router.middlewares + route.middlewares
        onError = route.onError ?? router.onError
        parameterNames = route.parameterNames
    }
}
