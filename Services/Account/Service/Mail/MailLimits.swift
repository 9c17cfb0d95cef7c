import Crypto
import HTTP
import Identity
import Runtime
import Values

/// Limits how many mails one address is sent, and how many one client can have sent, in the database that all replicas
/// share.
///
/// Addresses that nobody here has are counted like the others, and no answer tells that one has had many.
struct MailLimits: Sendable {
    /// How many mails there may be.
    struct Rates: Sendable {
        /// To one address, whatever asks for them: five within any hour and twenty within any day.
        ///
        /// A bucket gives what it holds and what comes back meanwhile, so each holds less than that.
        var hour = RateLimit(3, every: .seconds(3 * 1800))
        var day = RateLimit(10, every: .seconds(86_400))
        /// For one client, whatever the addresses: a household or a small office behind one address has these at once.
        var client = RateLimit(30, every: .seconds(3600))
    }

    private let buckets: SharedBuckets
    private let rates: Rates
    private let now: @Sendable () -> Instant

    /// Limits in a database.
    init(_ buckets: SharedBuckets, rates: Rates = Rates(), now: @escaping @Sendable () -> Instant) {
        self.buckets = buckets
        self.rates = rates
        self.now = now
    }

    /// Whether a mail may be sent: its address has not had too many of late.
    ///
    /// Notices to an account's own address are counted apart: strangers who ask for links cannot keep them away.
    func admits(_ mail: QueuedMail) async throws -> Bool {
        let key = MailLimits.key(mail.recipient.key)
        let name = mail.kind == .emailNotice ? "notice" : "mail"
        let (hour, day) = ("\(name):hour:\(key)", "\(name):day:\(key)")
        // defence: mails-to-one
        guard try await buckets.take(hour, rates.hour, at: now()) == nil else { return false }
        guard try await buckets.take(day, rates.day, at: now()) == nil else {
            try await buckets.giveBack(hour, rates.hour)
            return false
        }
        return true
    }

    /// Who asks, as mails have their turn by it; 429 for a client that has had too many sent, to whomever.
    func requester(_ request: Request) async throws -> String {
        let client = "client:" + MailLimits.key(ClientAddress.block(of: request.remoteAddress))
        if let wait = try await buckets.take("mail:\(client)", rates.client, at: now()) {
            throw AccountError.tooManyMails(wait)
        }
        return client
    }

    /// Nothing that could be read in the table.
    private static func key(_ text: String) -> String { SHA256.hash("mail\n\(text)").prefix(16).base64URL }
}
