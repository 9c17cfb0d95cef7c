import AccountAPI
import Crypto
import Database
import Foundation
import HTTP
import Identity
import TestSupport
import Testing
import Values

@testable import AccountService

/// Refresh tokens in every order in which a client that loses answers, and a thief, can show them.
@Suite struct RotationTests {
    /// What must come of it, written down apart from the service.
    private struct Model {
        enum State: Equatable {
            case living
            case exchanged(at: Int, for: Int)
            case renewed(at: Int, by: Int)
            case void
        }
        enum Answer: Equatable {
            case over
            case token(Int)
        }

        var tokens: [State] = [.living]
        var isOver = false

        mutating func show(_ token: Int, at now: Int) -> Answer {
            if isOver { return .over }
            switch tokens[token] {
            case .living: return exchange(token, at: now)
            case .exchanged(let at, let next):
                guard now - at < 60, !isUsed(next) else { return end() }
                return .token(next)
            case .renewed(let at, let next):
                guard now - at < 60, !isUsed(next), let living = tokens.firstIndex(of: .living) else { return end() }
                tokens[living] = .void
                return exchange(token, at: at)
            case .void: return end()
            }
        }

        /// The session is given another token for a change of its own; gives its number.
        mutating func renew(at now: Int) -> Int {
            for index in tokens.indices where tokens[index] == .living {
                tokens[index] = .renewed(at: now, by: tokens.count)
            }
            tokens.append(.living)
            return tokens.count - 1
        }

        private mutating func exchange(_ token: Int, at now: Int) -> Answer {
            tokens[token] = .exchanged(at: now, for: tokens.count)
            tokens.append(.living)
            return .token(tokens.count - 1)
        }

        private func isUsed(_ token: Int) -> Bool {
            switch tokens[token] {
            case .living, .renewed: false
            case .exchanged, .void: true
            }
        }

        private mutating func end() -> Answer {
            isOver = true
            return .over
        }
    }

    @Test(arguments: Engine.allCases)
    func `whatever the order in which refresh tokens are shown, a session has one branch or ends`(
        _ engine: Engine
    ) async throws {
        try await withAccount(engine) { account in
            var dice = SeededNumbers(seed: 7)
            var (repeated, ended, exchanged) = (0, 0, 0)
            for _ in 0..<60 {
                var walk = try await Walk(account)
                for _ in 0..<14 where !walk.model.isOver {
                    switch Int.random(in: 0..<10, using: &dice) {
                    case 0..<6:
                        let known = walk.secrets.count
                        // The young ones more often: the old ones are all alike.
                        let token = max(0, known - 1 - Int.random(in: 0..<3, using: &dice))
                        switch try await walk.show(token) {
                        case .over: ended += 1
                        case .token: if walk.secrets.count == known { repeated += 1 } else { exchanged += 1 }
                        }
                    case 6: try await walk.renew()
                    default:
                        account.time.advance(.seconds([5, 20, 40, 61].randomElement(using: &dice) ?? 5))
                    }
                }
            }
            // All that can happen has happened, and often.
            #expect(repeated > 20 && ended > 20 && exchanged > 20, "\(repeated), \(ended), \(exchanged)")
        }
    }

    /// One session, and what has been given out for it.
    private struct Walk {
        let account: Account
        var model = Model()
        var secrets: [Secret]
        let session: Session
        let start: Instant

        init(_ account: Account) async throws {
            self.account = account
            start = account.time.now
            let token = NewRefreshToken(at: start)
            let household = Household(id: HouseholdID(UUID()), Household.Change(), at: start)
            session = Session(id: SessionID(UUID()), user: UserID(UUID()), household: household.id)
            try await account.store.signUp(session, founding: household, token, from: AuditOrigin())
            secrets = [token.secret]
        }

        private var seconds: Int { Int((account.time.now - start).wholeMilliseconds / 1000) }

        mutating func show(_ token: Int) async throws -> Model.Answer {
            let expected = model.show(token, at: seconds)
            do {
                let (signedIn, next) = try await account.store.refresh(
                    secrets[token],
                    salt: Array(Secret.random().exposed.utf8),
                    from: AuditOrigin(),
                    at: account.time.now
                )
                #expect(signedIn.session.id == session.id)
                switch expected {
                case .over: Issue.record("\(token) of \(model.tokens) should have ended the session")
                case .token(let number) where number < secrets.count: #expect(next.secret == secrets[number])
                case .token:
                    #expect(!secrets.contains(next.secret))
                    secrets.append(next.secret)
                }
            } catch AccountError.sessionOver {
                #expect(expected == .over, "\(token) of \(model.tokens)")
            }
            try await checkBranches()
            return expected
        }

        mutating func renew() async throws {
            let token = NewRefreshToken(at: account.time.now)
            let household = try #require(session.household)
            _ = try await account.store.setDefault(household, in: session, token)
            #expect(model.renew(at: seconds) == secrets.count)
            secrets.append(token.secret)
            try await checkBranches()
        }

        /// A session that goes on has one living token.
        private func checkBranches() async throws {
            let living: SQL = """
                SELECT count(*) FROM refresh_token WHERE session_id = \(session.id) AND replaced_at IS NULL
                """
            #expect(try await account.everywhere.query(living)[0].int(0) == (model.isOver ? 0 : 1))
        }
    }

    @Test(arguments: Engine.allCases)
    func `an old token that comes back in its grace, when the new one is in use, ends the session`(
        _ engine: Engine
    ) async throws {
        try await withAccount(engine) { account in
            let first = try await account.signIn()
            let second: TokenBody = try await account.refresh(first.refreshToken).decoded()
            let third: TokenBody = try await account.refresh(second.refreshToken).decoded()
            // Within a minute: somebody else holds a copy of the first.
            #expect(await account.refresh(first.refreshToken).code == "session_over")
            #expect(await account.refresh(third.refreshToken).code == "session_over")
        }
    }

    @Test(arguments: Engine.allCases)
    func `what is stored of an exchange does not give the new token away`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let first = try await account.signIn()
            let second: TokenBody = try await account.refresh(first.refreshToken).decoded()
            let rows = try await account.everywhere.query(
                "SELECT successor_hash, successor_salt FROM refresh_token WHERE replaced_at IS NOT NULL"
            )
            let row = try #require(rows.first)
            #expect(try row.bytes(0) == Secret(second.refreshToken).tokenHash)
            let (salt, now) = (try row.bytes(1), account.time.now)
            #expect(try NewRefreshToken(after: Secret(first.refreshToken), salt: salt, at: now).hash == row.bytes(0))
            #expect(try NewRefreshToken(after: Secret("another"), salt: salt, at: now).hash != row.bytes(0))
            #expect(try NewRefreshToken(after: Secret(first.refreshToken), salt: [], at: now).hash != row.bytes(0))
        }
    }
}
