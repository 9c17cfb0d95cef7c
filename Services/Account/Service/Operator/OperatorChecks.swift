import Crypto
import HTTP
import Runtime
import Values

/// Lets in whoever shows the operator's token of the settings.
struct OperatorDoor: Sendable {
    private let tokenHash: [UInt8]
    private let guesses: GuessLimit
    private let now: @Sendable () -> Instant

    /// The door that a token opens; an address has as many wrong ones as it has wrong passwords.
    init(
        _ token: Secret,
        guesses: RateLimit = RateLimit(30, every: .seconds(1800)),
        now: @escaping @Sendable () -> Instant
    ) {
        tokenHash = token.tokenHash
        self.guesses = GuessLimit(guesses)
        self.now = now
    }

    /// Throws unless a request shows the token.
    func check(_ request: Request) throws(Problem) {
        guard let shown = request.headers[Operation.operatorHeader] else {
            throw .unauthorized(code: "operator_only", "Only the operator's token opens this.")
        }
        // defence: operator-guesses
        if let wait = guesses.take(request, at: now()) {
            throw .tooManyRequests(after: wait, code: "operator_guesses", "Too many wrong tokens. Please wait.")
        }
        // defence: operator-token
        guard constantTimeEqual(Secret(shown).tokenHash, tokenHash) else {
            throw .unauthorized(code: "operator_wrong", "This is not the operator's token.")
        }
        guesses.giveBack(request)
    }
}
