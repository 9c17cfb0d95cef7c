import HTTP

/// Puts a page in place of a problem where a browser has asked for one.
///
/// It stands before the limits, whose refusals are no route's answers. Which addresses people open, and what they see
/// there, is the services' to say; to programs a problem stays a problem.
struct ProblemPages: Middleware {
    let services: [any HostedService.Type]
    let prefix: PathPrefix

    func respond(to request: Request, next: Handler) async throws -> Response {
        let response = try await next(request)
        guard response.status >= 400, Self.isProblem(response),
            Accept(request.headers["Accept"]).best(of: ["application/problem+json", "text/html"]) == "text/html"
        else { return response }
        let languages = AcceptLanguage(request.headers["Accept-Language"])
        for service in services {
            guard var page = service.problemPage(response.status, at: request.path, under: prefix, in: languages)
            else { continue }
            for name in ["Retry-After", "Allow", "Set-Cookie"] {
                for value in response.headers.all(name) { page.headers.add(name, value) }
            }
            page.headers.add("Vary", "Accept, Accept-Language")
            return page
        }
        return response
    }

    private static func isProblem(_ response: Response) -> Bool {
        response.headers["Content-Type"]?.hasPrefix("application/problem+json") ?? false
    }
}
