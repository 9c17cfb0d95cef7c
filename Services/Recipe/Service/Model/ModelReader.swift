import HTTP
import Loop
import Values

/// Asks the language model that an operator has, for what no reader is sure of.
///
/// The operator's own address is asked, which may be inside the network; nothing that a page or a person says decides it.
struct ModelReader: Sendable {
    /// Where the model is, and what it is called.
    struct Place: Sendable {
        /// The address before `/chat/completions`.
        var url: String
        var model: String
        var key: Secret?
        var patience = Duration.seconds(60)
    }

    /// So much of a text is sent, in bytes.
    static let longest = 24_000

    let place: Place
    let client: Client
    let pool: ThreadPool
    /// Told of why the model said nothing.
    let failed: @Sendable (any Error) -> Void

    /// What the model finds in a text, if all of it is there; nil if not, or if the model does not answer.
    func recipe(in text: String) async -> ModelRecipe? {
        do {
            let text = PlainText.cut(text, Self.longest)
            var request = ClientRequest(.post, place.url + "/chat/completions")
            request.setJSON(ModelRequest(model: place.model, text: text))
            if let key = place.key { request.headers["Authorization"] = "Bearer \(key.exposed)" }
            request.timeout = place.patience
            request.maxBody = 1 << 20
            let answer = try await client.send(request)
            guard answer.status == 200 else { throw ModelError.status(answer.status) }
            guard let recipe = try answer.decode(ModelAnswer.self).recipe else { throw ModelError.unintelligible }
            return try await pool.run(within: .page) { budget in
                try recipe.isTold(by: text, budget) ? recipe : nil
            }
        } catch {
            failed(error)
            return nil
        }
    }
}

/// Why a model's answer is of no use.
enum ModelError: Error {
    case status(Int)
    /// It is not as the schema asks for it.
    case unintelligible
}
