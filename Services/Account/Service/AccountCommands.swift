import Crypto
import Identity
public import Runtime
import Values

extension AccountService {
    /// `reset-link EMAIL` and `email-link EMAIL`, for an operator who cannot send mail, and `rotate-keys`.
    public static var commands: [ServiceCommand] {
        [
            ServiceCommand(
                "reset-link",
                arguments: ["EMAIL"],
                purpose: "prints a link to set a new password for an address, valid once and for an hour"
            ) { context, arguments in
                guard let email = EmailAddress(arguments[0]) else {
                    throw StartError("\(arguments[0]) is not an e-mail address.")
                }
                guard let token = try await accounts(context).resetToken(of: email) else {
                    throw StartError("Nobody has signed up with \(email.text).")
                }
                return "\(context.settings.origin)/reset#token=\(token.exposed)"
            },
            ServiceCommand(
                "email-link",
                arguments: ["EMAIL"],
                purpose: "prints the link for a requested change to this address, valid for a day from the request"
            ) { context, arguments in
                guard let email = EmailAddress(arguments[0]) else {
                    throw StartError("\(arguments[0]) is not an e-mail address.")
                }
                guard let token = try await accounts(context).emailToken(of: email) else {
                    throw StartError("No change to \(email.text) was requested within the last day.")
                }
                return "\(context.settings.origin)/confirm-email#token=\(token.exposed)"
            },
            ServiceCommand(
                "rotate-keys",
                purpose: "signs access tokens with a new key; existing tokens stay valid"
            ) { context, _ in
                try await SQLAccountStore(db: context.db).addSigningKey(SigningKey().seed, at: context.now())
                return "There is a new key. It is published now and used after a minute, without a restart."
            },
        ]
    }
}
