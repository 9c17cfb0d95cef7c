import Crypto
import FoundationEssentials
import HTTP
public import Values

/// What an `Authorization` header presents.
enum Credential {
    /// An access token, which says itself what it is good for.
    case access(Secret)
    /// An API token or an app password, which the account service knows.
    case opaque(Secret)

    /// Takes the header apart; the scheme may be in any case.
    ///
    /// Calendar clients know only names and passwords: what they send as the password is the credential, and the name
    /// may be anything.
    init(header: String) throws(Problem) {
        var parts = header.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1).makeIterator()
        guard let scheme = parts.next().flatMap({ String($0) }), let rest = parts.next().flatMap({ String($0) }) else {
            throw Credential.malformed
        }
        switch scheme.lowercased() {
        case "bearer": self = OpaqueToken.isOne(rest) ? .opaque(Secret(rest)) : .access(Secret(rest))
        case "basic":
            guard let data = Data(base64Encoded: rest), let pair = String(bytes: data, encoding: .utf8),
                let colon = pair.utf8.firstIndex(of: UInt8(ascii: ":")),
                case let password = String(pair[pair.utf8.index(after: colon)...]), OpaqueToken.isOne(password)
            else { throw Credential.malformed }
            self = .opaque(Secret(password))
        default: throw Credential.malformed
        }
    }

    private static var malformed: Problem {
        .unauthorized("The access token belongs in `Authorization: Bearer …`.")
    }
}

/// The form of API tokens and app passwords: a prefix by which secret scanners know them, and 192 random bits.
public enum OpaqueToken {
    /// What an API token begins with.
    public static let apiPrefix = "larder_pat_"
    /// What an app password begins with.
    public static let appPrefix = "larder_app_"

    /// A new one.
    public static func random(prefix: String) -> Secret {
        Secret(prefix + Secret.random(bits: 192).exposed)
    }

    static func isOne(_ text: String) -> Bool {
        text.utf8.count <= 128 && (text.hasPrefix(apiPrefix) || text.hasPrefix(appPrefix))
    }
}
