import HTTP
import Identity
import JSON
import Kitchen
import Loop
import RecipeAPI
import Values

/// Drafts of recipes from pages and texts.
extension Dependencies {
    func extractRecipe(_ request: Request, _ caller: Caller) async throws -> Response {
        .json(try await draft(try request.decode(ExtractRequest.self), request, caller))
    }

    func extractRecipeLegacy(_ request: Request) async throws -> Response {
        let caller = try await reader(request)
        let input = try request.decode(LegacyExtractRequest.self)
        guard input.url?.isEmpty == false || input.html != nil || input.text != nil else {
            throw Problem.badRequest(code: "url_required", "URL is required")
        }
        let page = ExtractRequest(url: input.url, html: input.html, text: input.text)
        let answer: ExtractAnswer
        if let caller {
            answer = try await draft(page, request, caller)
        } else {
            guard await openTurns.take() else { throw Problem.busy }
            defer { openTurns.give() }
            answer = try await draft(page, request, nil)
        }
        return .json(LegacyAnswer(draft: answer.draft, sourceType: input.sourceType ?? input.answeredSourceType))
    }

    /// Who asks for a draft in the older form; nil for somebody who has not signed in and need not.
    private func reader(_ request: Request) async throws(Problem) -> Caller? {
        do {
            return try await authenticator.caller(of: request, minimum: .editor)
        } catch {
            // defence: open-extraction
            guard hasOpenExtraction, error.status == 401, !request.headers.contains("Authorization") else {
                throw error
            }
            return nil
        }
    }

    private func draft(
        _ input: ExtractRequest,
        _ request: Request,
        _ caller: Caller?
    ) async throws -> ExtractAnswer {
        let kitchen =
            if let caller { try await kitchens.kitchen(of: caller.household) } else { HouseholdKitchen.standard }
        let language = AcceptLanguage(request.headers["Accept-Language"]).best(of: DraftTexts.catalogue.languages)
        var extractor = self.extractor
        extractor.texts = DraftTexts.catalogue.texts(in: language)
        if let text = input.text {
            guard input.url == nil, input.html == nil else {
                throw Problem.invalid("/text", code: "conflict", "Give either a page or a text, not both.")
            }
            return try await extractor.draft(ofText: text, in: kitchen)
        }
        if let html = input.html {
            let url = try input.url.map { try Self.checked($0) } ?? ""
            return try await extractor.draft(of: html, url: url, in: kitchen)
        }
        guard let url = try input.url.map({ try Self.checked($0) }) else {
            throw Problem.invalid("/url", code: "required", "Give the address of a page, or a text.")
        }
        guard let caller else { return try await extractor.draft(at: url, in: kitchen) }
        // Only what is fetched is an import: a page or text that the client sends itself costs nothing.
        let quotas = ImportAllowance.Quotas(limits, caller.plan).imports
        return try await meter.counting(against: quotas, of: caller.household) { [extractor] in
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

@JSONObject(.readOnly)
@MembersInit
private struct ExtractRequest {
    var url: String?
    var html: String?
    var text: String?
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
        case .notAPage: .unprocessable(code: "not_a_page", "This address is not a web page.")
        case .tooLarge: .unprocessable(code: "page_too_large", "The page is too large.")
        case .timeout: .unprocessable(code: "page_timeout", "The site took too long to answer.")
        case .tooComplicated: .unprocessable(code: "too_complicated", "This page is too complicated.")
        }
    }
}
