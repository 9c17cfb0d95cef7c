import AccountAPI
import Foundation
import HTTP
import JSON
import TestSupport
import Testing
import Values

@testable import AccountService

@Suite struct BadInputTests {
    @Test func `what is wrong with a body is named`() async throws {
        try await withAccount(.sqlite) { account in
            let tokens = try await account.signIn()
            let id = try #require(tokens.household?.id)
            let household = "/api/v1/households/\(id)"
            let long = String(repeating: "x", count: 101)
            let cases: [(HTTP.Method, String, String, Int, [String])] = [
                (.post, AccountPaths.anonymous, #"{"time_zone":"Mars/Base"}"#, 422, ["/time_zone"]),
                (.post, AccountPaths.anonymous, #"{"time_zone":"../../etc/passwd"}"#, 422, ["/time_zone"]),
                (.post, AccountPaths.anonymous, #"{"household_name":7}"#, 422, ["/household_name"]),
                (
                    .post, AccountPaths.anonymous, #"{"household_name":"\#(long)","time_zone":""}"#, 422,
                    ["/household_name", "/time_zone"]
                ),
                (.post, AccountPaths.anonymous, "{", 400, []),
                (.post, AccountPaths.refresh, "{}", 422, ["/refresh_token"]),
                (.post, AccountPaths.refresh, #"{"refresh_token":null}"#, 422, ["/refresh_token"]),
                (.post, AccountPaths.refresh, #"{"refresh_token":"x"}"#, 401, []),
                (.post, AccountPaths.households, "{}", 422, ["/name"]),
                (.post, AccountPaths.households, #"{"name":" "}"#, 422, ["/name"]),
                (.post, AccountPaths.households, #"{"name":"a\u0007b"}"#, 422, ["/name"]),
                (
                    .post, AccountPaths.households, #"{"name":"a","measurement_system":"stone"}"#, 422,
                    ["/measurement_system"]
                ),
                (.patch, household, #"{"name":null}"#, 422, ["/name"]),
                (.patch, household, #"{"time_zone":["Europe/Berlin"]}"#, 422, ["/time_zone"]),
                (.patch, household, "[]", 422, [""]),
                (.post, "\(household)/invitations", #"{"role":"king"}"#, 422, ["/role"]),
                (.post, AccountPaths.join, "{}", 422, ["/code"]),
                (.post, AccountPaths.join, #"{"code":"x"}"#, 404, []),
                (.patch, "\(household)/memberships/\(tokens.user.id)", "{}", 422, ["/role"]),
            ]
            for (method, path, body, status, pointers) in cases {
                let response = await account.send(method, path, body, as: tokens.accessToken)
                #expect(response.status == status, "\(method) \(path) \(body)")
                #expect(response.pointers == pointers, "\(method) \(path) \(body)")
            }
            let unchanged: HouseholdBody = try await account.send(.get, household, as: tokens.accessToken).decoded()
            #expect(unchanged == tokens.household)
        }
    }

    @Test func `ids that are none, invalid UTF-8 and bad pages are refused`() async throws {
        try await withAccount(.sqlite) { account in
            let tokens = try await account.signIn()
            let token = tokens.accessToken
            let household = "/api/v1/households/\(try #require(tokens.household?.id))"
            #expect(await account.send(.get, "/api/v1/households/mine", as: token).status == 404)
            #expect(await account.send(.delete, "\(household)/memberships/me", as: token).status == 404)
            #expect(await account.send(.get, "\(household)/memberships?limit=0", as: token).status == 422)
            for path in ["\(household)/memberships", AccountPaths.sessions, AccountPaths.tokens, AccountPaths.members] {
                #expect(await account.send(.get, "\(path)?after=x", as: token).code == "bad_cursor", "\(path)")
            }
            #expect(await account.send(.get, "/internal/v1/households/x").status == 404)
            let headers: Headers = ["Content-Type": "application/json"]
            let invalid = await account.router.respond(
                to: Request(.post, AccountPaths.anonymous, headers: headers, body: [0x7B, 0xFF, 0x7D])
            )
            #expect(invalid.status == 400)
            let form: Headers = ["Content-Type": "text/plain"]
            let plain = await account.router.respond(
                to: Request(.post, AccountPaths.refresh, headers: form, body: Array("{}".utf8))
            )
            #expect(plain.status == 415)
        }
    }

    @Test func `every route is documented`() async throws {
        try await withAccount(.sqlite) { account in
            let operations = account.router.operations
            #expect(operations.count >= 24)
            #expect(account.router.operationIDFaults == [])
            #expect(account.router.readingFaults == [])
            #expect(operations.allSatisfy { !$0.operation.summary.isEmpty && !$0.operation.answers.isEmpty })
        }
    }
}
