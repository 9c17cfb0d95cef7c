import Values

/// The subjects and texts of mails, in one language.
struct MailTexts {
    /// A mail's subject and text.
    typealias Letter = (subject: String, text: String)

    /// The texts in all languages.
    static let catalogue = TextCatalogue.included("mails")

    var texts: Texts

    /// The texts in a language such as `de-AT`; in English where there are none in it.
    init(in language: String?) {
        texts = Self.catalogue.texts(in: language)
    }

    func reset(link: String) -> Letter { letter("reset", ["link": link]) }

    func signUp(link: String) -> Letter { letter("sign_up", ["link": link]) }

    func alreadySignedUp(origin: String) -> Letter { letter("signed_up", ["origin": origin]) }

    func emailChange(link: String) -> Letter { letter("change", ["link": link]) }

    func addressInUse(origin: String) -> Letter { letter("in_use", ["origin": origin]) }

    func emailNotice(origin: String) -> Letter { letter("notice", ["origin": origin]) }

    var emailChanged: Letter { letter("changed", [:]) }

    private func letter(_ key: String, _ values: [String: String]) -> Letter {
        (texts("\(key).subject"), texts("\(key).text", values))
    }
}
