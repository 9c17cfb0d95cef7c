/// The routes of a service, and what stands before them.
public struct Router: Sendable {
    /// Told about errors that are no problems and so became a 500: to log them.
    public typealias ErrorHook = @Sendable (any Error, Request) -> Void

    /// Called for errors that are no problems and so became a 500.
    public var onError: ErrorHook?
    /// What an address that is not there is answered with.
    public var missing = Problem.notFound()

    var tree = RouteTree()
    var routes: [Route] = []
    var middlewares: [any Middleware] = []
    var schemas = SchemaSet()
    /// What the groups of operations are, by their names.
    private(set) var tags: [String: String] = [:]
    /// The operations that may take longer than others, by their paths.
    private(set) var patience: [String: Duration] = [:]

    /// A router without routes.
    public init() {}

    /// Adds a route.
    ///
    /// `pattern` is like `/api/v1/recipes/{id}`; `{id}.ics` and, at the end, `{path...}` are possible. The same method
    /// and pattern twice is a mistake of the programmer and stops the program.
    public mutating func on(
        _ method: Method,
        _ pattern: String,
        _ operation: Operation,
        handler: @escaping Handler
    ) {
        let added = add(Route(method, pattern, operation, handler))
        precondition(added, "two routes for \(method) \(pattern)")
    }

    /// Puts a middleware before all routes, inside of those added earlier.
    public mutating func add(_ middleware: any Middleware) {
        middlewares.append(middleware)
    }

    /// Names a schema, for `Schema.ref` and the document's components.
    public mutating func schema(_ name: String, _ schema: Schema) {
        schemas.add(name, schema)
    }

    /// Says what a group of operations is, for the document.
    public mutating func tag(_ name: String, _ description: String) {
        tags[name] = description
    }

    /// Takes over another router's routes with its middlewares and schemas.
    ///
    /// Where both have a route, this one's stays: so one process can answer `/healthz` for all of its services.
    public mutating func merge(_ other: Router) {
        let renamed = schemas.adopt(other.schemas)
        tags.merge(other.tags) { own, _ in own }
        for route in other.routes { _ = add(Route(route, of: other, renaming: renamed)) }
    }

    /// All routes in the order in which they were added.
    public var operations: [(method: Method, pattern: String, operation: Operation)] {
        routes.map { ($0.method, $0.text, $0.operation) }
    }

    /// The operation that a method and path lead to; else `missing`, or the 405 that they will be answered with.
    public func operation(_ method: Method, _ path: String) -> Result<Operation, Problem> {
        var allowed: [Method] = []
        if let match = find(method, path, &allowed) { return .success(routes[match.route].operation) }
        return .failure(allowed.isEmpty ? missing : .methodNotAllowed(Router.answered(allowed)))
    }

    /// A request with the parameters that are in its path.
    func withParameters(_ request: Request) -> Request {
        var (request, allowed) = (request, [Method]())
        if let match = find(request.method, request.path, &allowed) {
            request.parameters = parameters(match, of: request) ?? request.parameters
        }
        return request
    }

    func parameters(_ match: RouteTree.Match, of request: Request) -> PathParameters? {
        guard !match.ranges.isEmpty else { return nil }
        return PathParameters(names: routes[match.route].pattern.names, path: request.path, ranges: match.ranges)
    }

    /// The methods that an address answers to, for `Allow`.
    static func answered(_ methods: [Method]) -> [Method] {
        var allowed = methods
        if allowed.contains(.get) && !allowed.contains(.head) { allowed.append(.head) }
        if !allowed.contains(.options) { allowed.append(.options) }
        return allowed.sorted { $0.rawValue < $1.rawValue }
    }

    private mutating func add(_ route: Route) -> Bool {
        guard tree.add(route.method, route.pattern, route: routes.count) else { return false }
        routes.append(route)
        if let time = route.operation.patience { patience[route.text] = time }
        return true
    }

    func find(_ method: Method, _ path: String, _ allowed: inout [Method]) -> RouteTree.Match? {
        var path = path
        return path.withUTF8 { tree.find(method, $0, allowed: &allowed) }
    }
}
