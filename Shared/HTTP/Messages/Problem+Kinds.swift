extension Problem {
    /// 400: the request is not understood.
    public static func badRequest(code: String = "bad_request", _ detail: String) -> Problem {
        Problem(status: 400, code: code, detail: detail)
    }

    /// 400: `?after=` is no cursor of this list.
    public static func badCursor() -> Problem {
        badRequest(code: "bad_cursor", "after must be the next of an earlier page.")
    }

    /// 401: no credentials, or bad ones.
    public static func unauthorized(
        code: String = "unauthorized",
        _ detail: String = "Sign in to do this."
    ) -> Problem {
        Problem(status: 401, code: code, detail: detail, headers: ["WWW-Authenticate": "Bearer"])
    }

    /// 403: the caller is known, but may not do this.
    public static func forbidden(
        code: String = "forbidden",
        _ detail: String = "You may not do this."
    ) -> Problem {
        Problem(status: 403, code: code, detail: detail)
    }

    /// 404: it is not there, or another household's.
    public static func notFound(_ detail: String = "There is nothing at this address.") -> Problem {
        Problem(status: 404, code: "not_found", detail: detail)
    }

    /// 405: the address is right, the method is not.
    public static func methodNotAllowed(_ allowed: [Method]) -> Problem {
        let list = allowed.map(\.rawValue).joined(separator: ", ")
        return Problem(
            status: 405,
            code: "method_not_allowed",
            detail: "This address supports \(list) only.",
            headers: ["Allow": list]
        )
    }

    /// 406: none of the forms the client accepts can be made.
    public static func notAcceptable(_ detail: String) -> Problem {
        Problem(status: 406, code: "not_acceptable", detail: detail)
    }

    /// 408: the request did not arrive in time.
    public static func requestTimeout() -> Problem {
        Problem(status: 408, code: "request_timeout", detail: "The request took too long to arrive.")
    }

    /// 409: the state of things does not allow it.
    public static func conflict(code: String, _ detail: String) -> Problem {
        Problem(status: 409, code: code, detail: detail)
    }

    /// 412: somebody else changed it first.
    public static func preconditionFailed(
        _ detail: String = "This has been changed by somebody else in the meantime."
    ) -> Problem {
        Problem(status: 412, code: "precondition_failed", detail: detail)
    }

    /// 413: the body is too large.
    public static func contentTooLarge(limit: Int) -> Problem {
        Problem(
            status: 413,
            code: "content_too_large",
            detail: "The body may have at most \(limit) bytes."
        ).with("limit", limit)
    }

    /// 415: the body is of a type that this address does not take.
    public static func unsupportedMediaType(_ detail: String) -> Problem {
        Problem(status: 415, code: "unsupported_media_type", detail: detail)
    }

    /// 422: understood, but not valid.
    public static func invalid(_ errors: [FieldError]) -> Problem {
        let detail =
            errors.count == 1
            ? sentence(errors[0].detail) : "\(errors.count) entries are not valid."
        return Problem(status: 422, code: "invalid", detail: detail, errors: errors)
    }

    /// 422 for one member.
    public static func invalid(_ pointer: String, code: String, _ detail: String) -> Problem {
        .invalid([FieldError(pointer: pointer, code: code, detail: detail)])
    }

    /// 422 for another reason than one member's.
    public static func unprocessable(code: String, _ detail: String) -> Problem {
        Problem(status: 422, code: code, detail: detail)
    }

    /// 429: too often; `wait` says when it may be tried again.
    public static func tooManyRequests(
        after wait: Duration,
        code: String = "rate_limited",
        _ detail: String = "Too many requests. Please wait a moment."
    ) -> Problem {
        let (seconds, rest) = wait.components
        let whole = max(1, seconds + (rest > 0 ? 1 : 0))
        return Problem(status: 429, code: code, detail: detail, headers: ["Retry-After": String(whole)])
    }

    /// 500: something inside went wrong, about which the client learns nothing.
    public static func internalError() -> Problem {
        Problem(status: 500, code: "internal", detail: "Something went wrong on the server.")
    }

    /// 503: not now.
    public static func unavailable(
        retryAfter seconds: Int = 1,
        code: String = "unavailable",
        _ detail: String = "The service cannot answer at the moment. Please try again."
    ) -> Problem {
        Problem(status: 503, code: code, detail: detail, headers: ["Retry-After": String(seconds)])
    }

    /// A capital letter in front, and a full stop behind unless it is a question.
    private static func sentence(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") || text.hasSuffix("?") ? "" : ".")
    }
}
