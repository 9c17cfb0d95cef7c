import AccountAPI
import Crypto
import Database
import Foundation
import HTTP
import Identity
import Runtime
import TestSupport
import Testing
import Values

@testable import AccountService

/// That a change and its note are one: where the log cannot be written, nothing changes.
@Suite struct AuditTogetherTests {
    @Test(arguments: Engine.allCases)
    func `without the log nobody gets in, and no right changes`(_ engine: Engine) async throws {
        let migrations = AccountService.schemaHistory
        // As the owner, who alone can take the log away.
        try await withDatabase(engine, migrations: migrations, schema: "account", hasRowSecurity: false) { db in
            let account = try await Account(db)
            let owner = try await account.signIn()
            let household = try #require(owner.household?.id)
            let guest = try await account.signIn()
            let code = try await account.invite(to: household, as: owner.accessToken)
            let joined: TokenBody = try await account.join(code, as: guest.accessToken).decoded()
            let unused = try await account.invite(to: household, as: owner.accessToken)
            let stranger = try await account.signIn()
            let token = #"{"name":"script","scopes":["read"],"household_id":"\#(household)"}"#
            let made = await account.send(.post, AccountPaths.tokens, token, as: owner.accessToken)
            #expect(made.status == 201)
            _ = try await account.refresh(guest.refreshToken).decoded(TokenBody.self)
            account.time.advance(.seconds(120))
            let before = try await state(db)
            try await db.ofService.execute("DROP TABLE household_audit")
            try await db.ofService.execute("DROP TABLE user_audit")

            let store = account.store
            let (now, origin) = (account.time.now, AuditOrigin(address: "192.0.2.1"))
            let session = Session(id: SessionID(.version7(at: now)), user: owner.user.id, household: household)
            let fresh = { NewRefreshToken(at: now) }
            let hash = Secret("hash")
            let identity = ForeignIdentity(issuer: "i", subject: "s", verifiedEmail: nil, name: nil)
            let act = Act(user: owner.user.id, origin: origin, at: now)
            let invitation = Invitation(
                InvitationID(UUID()),
                to: household,
                .editor,
                code: hash,
                by: owner.user.id,
                at: now
            )
            let credentials = NewCredentials(
                email: EmailAddress(stored: "a@example.org"),
                name: nil,
                passwordHash: hash
            )
            let here = Session(id: try owner.session, user: owner.user.id, household: household)
            let there = Session(id: try stranger.session, user: stranger.user.id, household: nil)
            let foundation = Household(id: HouseholdID(UUID()), Household.Change(), at: now)
            let (user, other, device) = (owner.user.id, guest.user.id, try owner.session)
            let tokenID = try #require(try await store.tokens(of: user, limit: 1, after: nil).first).id
            let open = try await store.invitations(of: household, for: user, limit: 9, after: nil, at: now)
            let changes: [(String, () async throws -> Void)] = [
                ("anonymous", { try await store.signUp(session, founding: foundation, fresh(), from: origin) }),
                ("begin", { _ = try await store.begin(session, fresh(), from: origin) }),
                ("claim", { _ = try await store.claim(here, as: credentials, fresh(), from: origin) }),
                (
                    "theft",
                    { _ = try await store.refresh(Secret(guest.refreshToken), salt: [1], from: origin, at: now) }
                ),
                ("end", { _ = try await store.end(device, as: .signedOut, act) }),
                ("end all", { try await store.endSessions(act) }),
                ("token", { _ = try await store.delete(tokenID, act) }),
                ("password", { try await store.setPassword(hash, keeping: device, act) }),
                ("provider", { try await store.link(identity, act) }),
                ("invite", { try await store.insert(invitation, from: origin) }),
                ("revoke", { try await store.revoke(open[0].id, of: household, act) }),
                ("join", { _ = try await store.join(Secret(unused).tokenHash, in: there, fresh(), from: origin) }),
                ("role", { _ = try await store.setRole(.viewer, of: other, in: household, act) }),
                ("remove", { _ = try await store.remove(other, outOf: household, ending: .all, act) }),
                ("hand over", { _ = try await store.handOver(household, to: other, staying: .viewer, act) }),
                ("delete household", { try await store.delete(household, act) }),
                ("delete user", { _ = try await store.delete(Act(user: other, origin: origin, at: now)) }),
            ]
            for (name, change) in changes {
                await #expect(throws: (any Error).self, "\(name)") { try await change() }
                #expect(try await state(db) == before, "\(name)")
            }
            #expect(joined.user == guest.user)
        }
    }

    /// All that the changes could have changed.
    private func state(_ db: any SQLDatabase) async throws -> [String] {
        let questions: [SQL] = [
            "SELECT cast(id AS TEXT) || coalesce(email, '-') || coalesce(password_hash, '-') FROM account_user ORDER BY 1",
            "SELECT cast(id AS TEXT) || coalesce(cast(household_id AS TEXT), '-') FROM session ORDER BY 1",
            "SELECT cast(session_id AS TEXT) || coalesce(cast(replaced_at AS TEXT), '-') FROM refresh_token ORDER BY 1",
            "SELECT cast(household_id AS TEXT) || cast(user_id AS TEXT) || role FROM membership ORDER BY 1",
            "SELECT cast(id AS TEXT) || coalesce(cast(used_by AS TEXT), '-') FROM invitation ORDER BY 1",
            "SELECT cast(id AS TEXT) FROM api_token ORDER BY 1",
            "SELECT cast(id AS TEXT) FROM household ORDER BY 1",
            "SELECT cast(sequence AS TEXT) FROM revocation ORDER BY 1",
            "SELECT cast(sequence AS TEXT) FROM outbox ORDER BY 1",
            "SELECT subject FROM oidc_identity ORDER BY 1",
        ]
        return try await db.across(.sweep).read(questions).map { rows in
            try rows.values(as: String.self).joined(separator: " ")
        }
    }
}

extension TokenBody {
    /// The session that the access token was made for.
    var session: SessionID {
        get throws {
            let part = accessToken.split(separator: ".")[1]
            var text = part.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
            while text.count % 4 != 0 { text += "=" }
            let data = try #require(Data(base64Encoded: text))
            let claims = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            return try #require((claims["sid"] as? String).flatMap { SessionID($0) })
        }
    }
}
