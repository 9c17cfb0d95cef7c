import HTTP
import Identity
import JSON
import Kitchen
import RecipeAPI
import Values

/// Drafts of recipes from pages and texts.
struct ExtractRoutes {
    let extractor: Extractor
    let kitchens: Kitchens
    let authenticator: Authenticator
    let meter: ImportMeter
    let limits: PlanLimits

    init(_ dependencies: Dependencies) {
        meter = ImportMeter(store: dependencies.book.store, now: dependencies.book.now)
        limits = dependencies.limits
        extractor = dependencies.extractor
        kitchens = dependencies.kitchens
        authenticator = dependencies.authenticator
    }

    func register(in router: inout Router) {
        router.household(.post, RecipePaths.extract, authenticator, minimum: .editor, RecipeOperations.extract) {
            [self] request, caller in
            .json(try await answer(request, caller))
        }
        router.on(.post, RecipePaths.legacyExtract, RecipeOperations.legacyExtract) { [self] request in
            do {
                let caller = try await authenticator.caller(of: request, minimum: .editor)
                return .json(LegacyAnswer(draft: try await answer(request, caller).draft))
            } catch let error as any ProblemConvertible {
                return LegacyProblem(error.problem).response
            }
        }
    }

    private func answer(_ request: Request, _ caller: Caller) async throws -> ExtractAnswer {
        let input = try request.decode(large: ExtractRequest.self)
        let kitchen = try await kitchens.kitchen(of: caller.household)
        if let text = input.text {
            guard input.url == nil, input.html == nil else {
                throw Problem.invalid("/text", code: "conflict", "text must stand alone, without url and html")
            }
            return try await extractor.draft(ofText: text, in: kitchen)
        }
        if let html = input.html {
            let url = try input.url.map { try Self.checked($0) } ?? ""
            return try await extractor.draft(of: html, url: url, in: kitchen)
        }
        guard let url = try input.url.map({ try Self.checked($0) }) else {
            throw Problem.invalid("/url", code: "required", "url or text is required")
        }
        // Only what is fetched is an import: a page or text that the client sends itself costs nothing.
        let quota = limits.quota(.imports, of: caller.plan)
        return try await meter.counting(against: quota, of: caller.household) {
            try await extractor.draft(at: url, in: kitchen)
        }
    }

    private static func checked(_ url: String) throws(Problem) -> String {
        var fields = FieldCheck()
        let url = fields.webAddress(PlainText.collapsed(PlainText.cut(url, 10_000)), "/url")
        try fields.finish()
        guard let url else { throw .invalid("/url", code: "required", "url must not be empty") }
        return url
    }
}

private struct ExtractRequest: Decodable, JSONDecodable {
    var url: String?
    var html: String?
    var text: String?

    init(from json: inout JSONReader) throws(JSONReaderError) {
        try json.object { json, key throws(JSONReaderError) in
            switch key {
            case "url": url = try json.optional()
            case "html": html = try json.optional()
            case "text": text = try json.optional()
            default: try json.skip()
            }
        }
    }
}

extension ExtractError: ProblemConvertible {
    /// A 422: the request was understood, but nothing can be made of the page.
    var problem: Problem {
        switch self {
        case .noRecipe: .unprocessable(code: "no_recipe", "No recipe was found there.")
        case .refused: .unprocessable(code: "url_refused", "This address cannot be fetched.")
        case .unreachable: .unprocessable(code: "page_unreachable", "The site does not answer.")
        case .status(let status):
            .unprocessable(code: "page_failed", "The site answered with the error \(status).").with("upstream", status)
        case .notAPage: .unprocessable(code: "not_a_page", "What is at this address is not a web page.")
        case .tooLarge: .unprocessable(code: "page_too_large", "The page is too large.")
        case .timeout: .unprocessable(code: "page_timeout", "The site took too long to answer.")
        case .tooComplicated: .unprocessable(code: "too_complicated", "This page is too complicated.")
        }
    }
}

/// The older form: `{"success": true, "recipe": {…}}`.
private struct LegacyAnswer: JSONEncodable {
    let draft: RecipeDraft

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("success", true)
            json.member(
                "recipe",
                object: { json in
                    json.member("title", draft.title)
                    json.member("source_type", draft.source.type.rawValue)
                    json.member("source_url", draft.source.url)
                    json.member("source_name", draft.source.name)
                    json.member(
                        "ingredients",
                        array: { json in
                            for ingredient in draft.ingredients {
                                json.object { json in
                                    json.member("text", ingredient.line.text)
                                    json.member("quantity", ingredient.line.amount?.display)
                                }
                            }
                        }
                    )
                    json.member("steps", draft.steps.map(\.text))
                    json.member("tags", draft.tags)
                    json.member("image_url", draft.imageURL)
                }
            )
        }
    }
}

/// The older form of an error: `{"statusCode", "message"}`.
private struct LegacyProblem: JSONEncodable {
    let problem: Problem

    init(_ problem: Problem) {
        self.problem = problem
    }

    var response: Response {
        var response = Response.json(self, status: problem.status)
        for (name, value) in problem.headers.pairs { response.headers.add(name, value) }
        return response
    }

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("statusCode", problem.status)
            json.member("message", problem.detail)
        }
    }
}
