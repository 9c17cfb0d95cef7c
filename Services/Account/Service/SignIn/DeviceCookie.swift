import Crypto
import HTTP
import Values

/// Remembers on a device that somebody has signed in to an account there, so that strangers who try passwords from
/// elsewhere cannot keep them out (OWASP's device cookies).
///
/// The cookie opens nothing: a password is asked for all the same.
struct DeviceCookie: Sendable {
    /// What marks them: first what marks new ones, then what confirms older ones.
    private let marks: @Sendable () async -> [MessageAuthentication]
    private let isSecure: Bool
    private let path: String
    private var name: String { isSecure ? "__Secure-larder_device" : "larder_device" }
    /// A family's tablet has several people's accounts.
    private static let most = 6

    /// Cookies of a Larder with this public URL; all of its replicas mark them alike, and after a restart as before.
    init(origin: String?, marks: @escaping @Sendable () async -> [MessageAuthentication]) {
        self.marks = marks
        isSecure = origin?.hasPrefix("https://") ?? false
        path = PathPrefix(of: origin).outside("/api/v1/auth")
    }

    /// The device's own number, if it has been signed in to the account before.
    func device(for account: String, _ request: Request) async -> String? {
        let entries = entries(of: request)
        guard !entries.isEmpty else { return nil }
        for marks in await marks() {
            if let device = DeviceCookie.device(for: account, entries, marks) { return device }
        }
        return nil
    }

    /// Notes on the device that it has been signed in to an account, or notes it anew with a key that will last.
    func remember(_ account: String, _ request: Request, in response: inout Response) async {
        let entries = entries(of: request)
        guard let marks = await marks().first, DeviceCookie.device(for: account, entries, marks) == nil else { return }
        let device = Secret.random(bits: 128).exposed
        let entry = "\(device).\(marks.mark(of: DeviceCookie.text(account, device[...])).base64URL)"
        let value = ([entry] + entries.prefix(DeviceCookie.most - 1)).joined(separator: "~")
        response.headers.add(
            "Set-Cookie",
            "\(name)=\(value); Path=\(path); Max-Age=31536000; HttpOnly; SameSite=Lax"
                + (isSecure ? "; Secure" : "")
        )
    }

    private static func device(for account: String, _ entries: [String], _ marks: MessageAuthentication) -> String? {
        for entry in entries {
            let parts = entry.split(separator: ".")
            guard parts.count == 2, let mark = [UInt8](base64URL: parts[1].utf8) else { continue }
            if marks.confirms(mark, of: text(account, parts[0])) { return String(parts[0]) }
        }
        return nil
    }

    private func entries(of request: Request) -> [String] {
        for pair in request.headers.all("Cookie").flatMap({ $0.split(separator: ";") }) {
            let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0] == name else { continue }
            return parts[1].split(separator: "~").prefix(DeviceCookie.most).map { String($0) }
        }
        return []
    }

    private static func text(_ account: String, _ device: Substring) -> [UInt8] {
        Array("\(device)\n\(account)".utf8)
    }
}
