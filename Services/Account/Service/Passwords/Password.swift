import Values

/// A password that somebody chooses: 8 to 256 characters of any kind, and none that is tried first
/// (NIST SP 800-63B, section 5.1.1.2).
struct Password: Sendable {
    /// How many characters it may have.
    static let lengths = 8...256

    /// Why a password is not taken.
    enum Fault: Error, Equatable {
        case length
        case address
        case common
    }

    let secret: Secret

    /// A password for the user of an address; throws what is wrong with it.
    init(_ text: String, for email: EmailAddress?) throws(Fault) {
        guard Password.lengths.contains(text.unicodeScalars.count) else { throw .length }
        let folded = text.lowercased()
        if let email {
            let local = email.key.prefix { $0 != "@" }
            guard folded != email.key, folded != local else { throw .address }
        }
        guard !Password.isCommon(folded) else { throw .common }
        secret = Secret(text)
    }

    /// Whether a password is among those that are tried first, or is one character again and again.
    private static func isCommon(_ text: String) -> Bool {
        common.contains(text) || Set(text).count == 1
    }

    private static let common: Set<String> = Set(
        """
        password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa$$word 12345678 123456789
        1234567890 12345678910 87654321 987654321 0987654321 11223344 12341234 123123123 1q2w3e4r 1q2w3e4r5t q1w2e3r4
        1qaz2wsx qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwertz123 qwertzui qwertzuiop asdfghjk asdfghjkl
        zxcvbnm1 zxcvbnm123 asdf1234 abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 aa123456 aa12345678 iloveyou
        iloveyou1 iloveyou2 sunshine sunshine1 princess princess1 football football1 baseball baseball1 superman
        superman1 batman123 starwars pokemon1 charlie1 jennifer michelle computer computer1 internet samsung1 trustno1
        letmein1 letmein123 welcome1 welcome12 welcome123 admin123 admin1234 administrator changeme changeme1 secret12
        secret123 default1 testtest test1234 testing1 guest123 master123 dragon123 monkey123 shadow123 michael1 jordan23
        liverpool chelsea1 arsenal1 passwort passwort1 passwort123 hallo123 schatz123 azertyui azerty123 motdepasse
        contraseña contrasena 00000000 11111111 88888888 99999999 larder123 mylarder
        """.split { $0.isWhitespace }.map(String.init)
    )
}
