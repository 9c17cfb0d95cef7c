import AccountAPI
import HTTP
import Values

/// Reads what requests say of addresses, names and passwords; collects all that is wrong before it throws.
struct CredentialReading {
    /// The longest name, in characters.
    static let longestName = 100

    private var fields = FieldCheck()

    private init() {}

    static func signUp(
        _ body: SignUpBody,
        isTimeZone: @escaping @Sendable (String) -> Bool
    ) throws(Problem) -> Accounts.SignUp {
        let household = try HouseholdReading.change(
            AnonymousSignInBody(
                householdName: body.householdName,
                timeZone: body.timeZone,
                measurementSystem: body.measurementSystem,
                language: body.language
            ),
            isTimeZone: isTimeZone
        )
        var reading = CredentialReading()
        let email = reading.email(body.email)
        let name = reading.fields.optionalText(body.name, "/name", max: longestName)
        let password = reading.password(body.password, for: email)
        try reading.fields.finish()
        // Nothing was refused, so all is there.
        guard let email, let password else {
            throw .invalid("/email", code: "format", "Enter an e-mail address, for example ada@example.org.")
        }
        return Accounts.SignUp(email: email, name: name, password: password, household: household)
    }

    /// What somebody wants to be called; nil for a name that is empty.
    static func name(_ text: String?) throws(Problem) -> String? {
        var reading = CredentialReading()
        let name = reading.fields.optionalText(text, "/name", max: longestName)
        try reading.fields.finish()
        return name
    }

    /// An address that must be one.
    static func email(_ text: String) throws(Problem) -> EmailAddress {
        var reading = CredentialReading()
        guard let email = reading.email(text) else {
            try reading.fields.finish()
            throw .invalid("/email", code: "format", "Enter an e-mail address, for example ada@example.org.")
        }
        return email
    }

    private mutating func email(_ text: String) -> EmailAddress? {
        if let email = EmailAddress(text) { return email }
        fields.refuse("/email", "format", "Enter an e-mail address, for example ada@example.org.")
        return nil
    }

    private mutating func password(_ text: String, for email: EmailAddress?) -> Password? {
        do {
            return try Password(text, for: email)
        } catch {
            error.note(at: "/password", in: &fields)
            return nil
        }
    }
}
