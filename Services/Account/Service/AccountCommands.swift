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
                purpose: "prints a link with which the password of an address can be set anew, within an hour and once"
            ) { context, arguments in
                guard let email = EmailAddress(arguments[0]) else {
                    throw StartError("\(arguments[0]) is not an address.")
                }
                guard let token = try await accounts(context).resetToken(of: email) else {
                    throw StartError("Nobody has signed up with \(email.text).")
                }
                return "\(context.settings.origin)/reset#token=\(token.exposed)"
            },
            ServiceCommand(
                "email-link",
                arguments: ["EMAIL"],
                purpose: "prints the link for somebody who has asked to have this address, good within a day of that"
            ) { context, arguments in
                guard let email = EmailAddress(arguments[0]) else {
                    throw StartError("\(arguments[0]) is not an address.")
                }
                guard let token = try await accounts(context).emailToken(of: email) else {
                    throw StartError("Nobody has asked to have the address \(email.text) within the last day.")
                }
                return "\(context.settings.origin)/confirm-email#token=\(token.exposed)"
            },
            ServiceCommand(
                "rotate-keys",
                purpose: "signs access tokens with a new key; what the old one has signed stays good"
            ) { context, _ in
                try await SQLAccountStore(db: context.db).addSigningKey(SigningKey().seed, at: context.now())
                return "There is a new key. It is published at once and signs after a minute, without a restart."
            },
        ]
    }
}
