import Crypto
import Identity
public import Runtime
import Values

extension AccountService {
    /// `reset-link EMAIL` and `email-link EMAIL`, for an operator who cannot send mail, and `rotate-keys`.
    public static var commands: [ServiceCommand] {
        [
            link(
                "reset-link",
                purpose: "prints a link to set a new password for an address, valid once and for an hour",
                path: "/reset",
                orElse: { "Nobody has signed up with \($0)." },
                token: { try await $0.resetToken(of: $1) }
            ),
            link(
                "email-link",
                purpose: "prints the link for a requested change to this address, valid for a day from the request",
                path: "/confirm-email",
                orElse: { "No change to \($0) was requested within the last day." },
                token: { try await $0.emailToken(of: $1) }
            ),
            ServiceCommand(
                "rotate-keys",
                purpose: "signs access tokens with a new key; existing tokens stay valid"
            ) { context, _ in
                try await SQLAccountStore(db: context.db).addSigningKey(SigningKey().seed, at: context.now())
                return "There is a new key. It is published now and used after a minute, without a restart."
            },
        ]
    }

    private static func link(
        _ name: String,
        purpose: String,
        path: String,
        orElse refusal: @escaping @Sendable (String) -> String,
        token: @escaping @Sendable (Accounts, EmailAddress) async throws -> Secret?
    ) -> ServiceCommand {
        ServiceCommand(name, arguments: ["EMAIL"], purpose: purpose) { context, arguments in
            guard let email = EmailAddress(arguments[0]) else { throw StartError("\(arguments[0]) is not an address.") }
            guard let token = try await token(accounts(context), email) else { throw StartError(refusal(email.text)) }
            return "\(context.settings.origin)\(path)#token=\(token.exposed)"
        }
    }
}
