import AccountAPI
import Database
import Foundation
import HTTP
import Identity
import JSON
import Loop
import Runtime
import Synchronization
import TestSupport
import Testing
import Values

@testable import AccountService
@testable import Crypto

/// The account service over a fresh database, with a clock that tests set.
final class Account: Sendable {
    let store: SQLAccountStore
    let router: Router
    let secret = InternalSecret(.random())
    let time: Clock
    let provider: FakeProvider
    /// What the service checks tokens with; it exchanges API tokens at the service's own door.
    let authenticator: Authenticator
    /// What people do with their accounts, without routes.
    let accounts: Accounts

    /// One for most tests, as each has its own threads.
    static let passwords = PasswordPool(cost: .least)

    init(
        _ db: any SQLDatabase,
        confirmsByMail: Bool = false,
        billing: Billing? = nil,
        mostMails: Int = 10_000,
        passwords: PasswordPool = Account.passwords,
        operatorToken: Secret? = nil,
        installation: [ProcessStatus] = []
    ) async throws {
        let revocations = RevocationList()
        var made = SQLAccountStore(db: db, revocations: revocations)
        made.mostMails = mostMails
        let store = made
        self.store = store
        let clock = Clock()
        let stored = try await store.signingKeys(orFirst: SigningKey().seed, at: clock.now)
        let signing = try SigningKeys(stored, readAt: clock.now) { try await store.signingKeys() }
        self.time = clock
        let provider = FakeProvider(now: { clock.now })
        self.provider = provider
        let door = Door()
        authenticator = Authenticator(
            service: "account",
            origin: "https://larder.example",
            revocations: revocations,
            now: { clock.now },
            exchange: { try await door.accessToken(for: $0) },
            fetchKeys: { await signing.published(at: clock.now) }
        )
        let limits = MailLimits(SharedBuckets(db)) { clock.now }
        accounts = Accounts(
            store: store,
            passwords: passwords,
            confirmsByMail: confirmsByMail,
            admits: { try await limits.admits($0) },
            now: { clock.now },
            newID: { .version7(at: clock.now) }
        )
        let dependencies = Dependencies(
            store: store,
            accounts: accounts,
            authenticator: authenticator,
            signing: signing,
            cookies: SessionCookies(origin: "https://larder.example"),
            mails: confirmsByMail ? limits : nil,
            internalSecret: secret,
            billing: billing,
            operatorDoor: operatorToken.map { OperatorDoor($0, now: { clock.now }) },
            installation: { installation },
            provider: OpenIDProvider(
                OpenIDProvider.Settings(
                    issuer: FakeProvider.issuer,
                    clientID: FakeProvider.client,
                    clientSecret: Secret("secret"),
                    name: "Example",
                    redirect: "https://larder.example\(AccountPaths.providerCallback)"
                ),
                now: { clock.now }
            ) { request throws(ClientError) in try provider.answer(request) },
            origin: "https://larder.example",
            now: { clock.now }
        )
        door.dependencies.withLock { $0 = dependencies }
        router = AccountService.build(dependencies)
    }

    /// Everybody's rows.
    var everywhere: ScopedDatabase { store.db.across(.sweep) }

    /// Where API tokens are exchanged, once there is a service.
    private final class Door: Sendable {
        let dependencies = Mutex<Dependencies?>(nil)

        func accessToken(for secret: Secret) async throws -> Secret {
            do {
                return try await #require(dependencies.withLock { $0 }).accessToken(for: secret)
            } catch let error as AccountError {
                throw error.problem
            }
        }
    }

    /// A clock that stands still until it is moved.
    final class Clock: Sendable {
        private let instant = Mutex(Instant(milliseconds: 1_800_000_000_000))
        var now: Instant { instant.withLock { $0 } }
        func advance(_ duration: Duration) { instant.withLock { $0 = $0 + duration } }
    }

    /// Sends a request with a body that is JSON already.
    func send(
        _ method: HTTP.Method,
        _ path: String,
        _ json: String? = nil,
        as token: String? = nil,
        headers: Headers = Headers()
    ) async -> Response {
        var headers = headers
        if let token { headers.add("Authorization", "Bearer \(token)") }
        if json != nil { headers.add("Content-Type", "application/json") }
        return await router.respond(to: Request(method, path, headers: headers, body: Array((json ?? "").utf8)))
    }

    /// Signs somebody in who has not been here before.
    func signIn(_ json: String? = nil, headers: Headers = Headers()) async throws -> TokenBody {
        try await send(.post, AccountPaths.anonymous, json, headers: headers).decoded(status: 201)
    }

    /// Makes an invitation and gives its code.
    func invite(to household: HouseholdID, _ role: Role = .editor, as token: String) async throws -> String {
        let path = "/api/v1/households/\(household)/invitations"
        let invitation: InvitationBody = try await send(.post, path, #"{"role":"\#(role.rawValue)"}"#, as: token)
            .decoded(status: 201)
        return invitation.code
    }

    func join(_ code: String, as token: String) async -> Response {
        await send(.post, AccountPaths.join, #"{"code":"\#(code)"}"#, as: token)
    }

    func refresh(_ token: String) async -> Response {
        await send(.post, AccountPaths.refresh, #"{"refresh_token":"\#(token)"}"#)
    }
}

/// Runs `body` with the account service over a fresh database.
func withAccount(
    _ engine: Engine,
    confirmsByMail: Bool = false,
    billing: Billing? = nil,
    mostMails: Int = 10_000,
    passwords: PasswordPool = Account.passwords,
    _ body: (Account) async throws -> Void
) async throws {
    try await withDatabase(
        engine,
        migrations: AccountService.schemaHistory,
        schema: "account"
    ) { db in
        let account = try await Account(
            db,
            confirmsByMail: confirmsByMail,
            billing: billing,
            mostMails: mostMails,
            passwords: passwords
        )
        try await body(account)
    }
}

extension PasswordHash.Cost {
    /// The least that Argon2 knows, for tests that are not about how long a hash takes.
    static let least = Self(passes: 1, bytes: 8192)
}

extension PasswordPool {
    /// A pool that works on `threads` at once and lets so many wait.
    convenience init(cost: PasswordHash.Cost, threads: Int = 2, waiting: Int = 32) {
        let pool = ThreadPool(name: "passwords", threads: threads, .init(capacity: waiting, isComputing: true))
        self.init(cost: cost, pool: pool)
    }
}

extension Response {
    /// The body, which has to come with that status.
    func decoded<Value: JSONReadable>(status: Int = 200, _ type: Value.Type = Value.self) throws -> Value {
        let text = String(decoding: body.bytes, as: UTF8.self)
        try #require(self.status == status, "\(text)")
        return try JSONReader.read(type, from: body.bytes)
    }

    /// The problem's code; nil if the body is no problem.
    var code: String? {
        (try? JSONSerialization.jsonObject(with: Data(body.bytes)) as? [String: Any])?["code"] as? String
    }

    /// The pointers of what is wrong.
    var pointers: [String] {
        let json = try? JSONSerialization.jsonObject(with: Data(body.bytes)) as? [String: Any]
        return (json?["errors"] as? [[String: Any]] ?? []).compactMap { $0["pointer"] as? String }
    }
}
