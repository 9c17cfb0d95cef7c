import AccountAPI
import Database
import Foundation
import HTTP
import Runtime
import TestSupport
import Testing
import Values

@testable import AccountService

/// What the operator is told, and who is not.
@Suite struct OperatorTests {
    private static let token = "what-only-the-operator-of-this-test-knows"
    private static let header = HTTP.Operation.operatorHeader
    private static let installation = [
        ProcessStatus(services: [ServiceStatus(name: "account")], ready: true, version: "1.0.0"),
        ProcessStatus(services: [ServiceStatus(name: "menu")], ready: false, problem: "It does not answer."),
    ]

    @Test(arguments: Engine.allCases)
    func `only the operator's token opens the operator's status, and no household's`(_ engine: Engine) async throws {
        try await withOperator(engine) { account in
            let owner = try await account.signIn()
            let missing = await account.send(.get, AccountPaths.operatorStatus)
            #expect(missing.status == 401 && missing.code == "operator_only")
            let asOwner = await account.send(.get, AccountPaths.operatorStatus, as: owner.accessToken)
            #expect(asOwner.status == 401 && asOwner.code == "operator_only")
            let asBearer = await account.send(.get, AccountPaths.operatorStatus, as: Self.token)
            #expect(asBearer.status == 401 && asBearer.code == "operator_only")
            let near = [Self.token + "x", String(Self.token.dropLast())]
            for wrong in ["", "wrong", owner.accessToken, owner.refreshToken] + near {
                let refused = await ask(account, wrong)
                #expect(refused.status == 401 && refused.code == "operator_wrong", "\(wrong)")
            }
            let answer = await ask(account, Self.token)
            #expect(answer.status == 200 && answer.headers["Cache-Control"] == "no-store")
        }
    }

    @Test(arguments: Engine.allCases)
    func `the operator learns how many there are, how each process is, and of nobody who they are`(
        _ engine: Engine
    ) async throws {
        try await withOperator(engine) { account in
            let people = [try await account.signIn(), try await account.signIn(), try await account.signIn()]
            let answer = await ask(account, Self.token)
            let text = String(decoding: answer.body.bytes, as: UTF8.self)
            let json = try #require(
                try JSONSerialization.jsonObject(with: Data(answer.body.bytes)) as? [String: Any]
            )
            #expect(text.contains(#""users":{"count":3,"more":false},"households":{"count":3,"more":false}"#))
            let processes = json["processes"] as? [[String: Any]] ?? []
            #expect(processes.map { $0["ready"] as? Bool } == [true, false])
            #expect(processes.last?["problem"] as? String == "It does not answer.")
            for person in people { #expect(!text.contains("\(person.user.id)")) }
        }
    }

    @Test func `who guesses the operator's token has to wait, and the operator elsewhere does not`() async throws {
        try await withOperator(.sqlite) { account in
            var statuses: [Int] = []
            for number in 0..<32 { statuses.append(await ask(account, "guess \(number)", from: "203.0.113.9").status) }
            #expect(statuses == Array(repeating: 401, count: 30) + [429, 429])
            let late = await ask(account, Self.token, from: "203.0.113.9")
            #expect(late.status == 429 && late.code == "operator_guesses" && late.headers["Retry-After"] != nil)
            // Right ones are not counted.
            for _ in 0..<40 { #expect(await ask(account, Self.token, from: "198.51.100.4").status == 200) }
            account.time.advance(.seconds(61))
            #expect(await ask(account, Self.token, from: "203.0.113.9").status == 200)
        }
    }

    @Test func `without an operator's token there is no such address`() async throws {
        try await withAccount(.sqlite) { account in
            for shown in ["", Self.token] {
                let answer = await ask(account, shown)
                let nowhere = await account.send(.get, "/api/v1/operator/nothing")
                #expect(answer.status == 404 && answer.code == nowhere.code)
            }
            #expect(!account.router.operations.contains { $0.operation.id == "getOperatorStatus" })
        }
    }

    private func ask(_ account: Account, _ token: String, from address: String = "192.0.2.1") async -> Response {
        let headers: Headers = [Self.header: token]
        let request = Request(.get, AccountPaths.operatorStatus, headers: headers, remoteAddress: address)
        return await account.router.respond(to: request)
    }

    private func withOperator(_ engine: Engine, _ body: (Account) async throws -> Void) async throws {
        try await withDatabase(engine, migrations: AccountService.schemaHistory, schema: "account") { db in
            let account = try await Account(
                db,
                operatorToken: Secret(Self.token),
                installation: Self.installation
            )
            try await body(account)
        }
    }
}
