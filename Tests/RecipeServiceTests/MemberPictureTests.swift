import AccountAPI
import Database
import Foundation
import HTTP
import Identity
import JSON
import Kitchen
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

/// Pictures of those who eat in a household.
@Suite struct MemberPictureTests {
    @JSONObject(.readOnly)
    struct Shown: Equatable {
        var memberID: MemberID
        var imageURL: String
    }

    @JSONObject(.readOnly)
    struct All {
        var items: [Shown]
    }

    private func path(_ member: MemberID) -> String { "\(RecipePaths.memberPictures)/\(member)" }

    private func send(_ picture: [UInt8], to member: MemberID, as client: TestClient) async -> TestAnswer {
        await client.send(.put, path(member), bytes: picture, headers: ["Content-Type": "image/png"])
    }

    private func shown(_ client: TestClient) async throws -> [Shown] {
        try await client.get(RecipePaths.memberPictures).decode(All.self).items
    }

    private func files(_ service: TestService) -> Int {
        let all = FileManager.default.enumerator(atPath: service.pictureFolder)?.compactMap { $0 as? String } ?? []
        return all.count { $0.hasSuffix(".webp") }
    }

    private func seat(_ members: MemberID..., at service: TestService) {
        service.table.seat(members.map { Eater(id: "\($0)", name: "Anna") })
    }

    @Test(arguments: Engine.allCases)
    func `a member has a picture until another takes its place, or it is taken away`(engine: Engine) async throws {
        try await withService(engine) { service in
            let (anna, ben) = (MemberID(.version7()), MemberID(.version7()))
            seat(anna, ben, at: service)
            #expect(try await shown(service.client).isEmpty)
            let first = try await send(png(width: 90, height: 60), to: anna, as: service.client).decode(Shown.self)
            #expect(first.memberID == anna)
            #expect(await service.client.get(first.imageURL).status == 200)
            let second = try await send(png(width: 60, height: 60), to: anna, as: service.client).decode(Shown.self)
            #expect(second.imageURL != first.imageURL)
            // A recipe has the same as she, and it stays with the recipe.
            let recipe = try await service.recipe("Soup", #","image_url":"\#(second.imageURL)""#)
            let seen = try await shown(service.client(as: .viewer))
            #expect(seen == [second])
            service.clock.advance(.seconds(3700))
            #expect(try await service.pictures.sweep() == 1, "the one before, which nobody uses")
            #expect(await service.client.get(first.imageURL).status == 404)
            #expect(await service.client.send(.delete, path(ben)).status == 404)
            #expect(await service.client.send(.delete, path(anna)).status == 204)
            #expect(try await shown(service.client).isEmpty)
            let told = try await service.rows.query(
                "SELECT payload FROM outbox WHERE kind = 'member.picture_changed' ORDER BY sequence"
            )
            let payloads = try told.values(as: String.self)
            #expect(payloads.count == 3, "two that were given and one that was taken away, and none of nobody's")
            #expect(payloads.allSatisfy { $0.hasPrefix(#"{"member_id":"\#(anna)","#) })
            service.clock.advance(.seconds(3700))
            #expect(try await service.pictures.sweep() == 0)
            _ = await service.client.send(.delete, "\(RecipePaths.recipe(recipe))/image")
            service.clock.advance(.seconds(3700))
            #expect(try await service.pictures.sweep() == 1)
            #expect(files(service) == 0)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a picture goes with its member, and then its files`(engine: Engine) async throws {
        try await withService(engine) { service in
            let anna = MemberID(.version7())
            seat(anna, at: service)
            let before = try await send(png(width: 90, height: 60), to: anna, as: service.client).decode(Shown.self)
            let removed = #"{"member_id":"\#(anna)"}"#
            func tell(_ sequence: Int64) async -> Int {
                await service.deliver("household.member_removed", removed, sequence: sequence, source: "account").status
            }
            let other = service.stranger()
            #expect(try await shown(other).isEmpty)
            #expect(await tell(1) == 204)
            #expect(try await shown(service.client).isEmpty)
            #expect(await service.client.get(before.imageURL).status == 200, "for a moment")
            service.clock.advance(.seconds(3700))
            #expect(try await service.pictures.sweep() == 1)
            #expect(await service.client.get(before.imageURL).status == 404)
            #expect(files(service) == 0)
            // Nobody has left the table when nobody can be asked for.
            service.table.seat(nil)
            #expect(await send(png(width: 9, height: 9), to: anna, as: service.client).status >= 500)
            service.table.seat([])
            #expect(await send(png(width: 9, height: 9), to: anna, as: service.client).status == 404)
            #expect(files(service) == 0, "nothing is decoded for nobody")
        }
    }

    @Test func `only editors give members of their own household a picture, and only a picture`() async throws {
        try await withService { service in
            let anna = MemberID(.version7())
            seat(anna, at: service)
            let picture = png(width: 40, height: 40)
            #expect(await send(picture, to: anna, as: service.client(as: .viewer)).status == 403)
            #expect(await send(picture, to: MemberID(.version7()), as: service.client).status == 404)
            let page = Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)
            let refused = await send(page, to: anna, as: service.client)
            #expect(refused.status == 422 && refused.code == "not_a_picture")
            let type = await service.client.send(
                .put,
                path(anna),
                bytes: picture,
                headers: ["Content-Type": "text/html"]
            )
            #expect(type.status == 415)
            #expect(files(service) == 0)
            #expect(await send(picture, to: anna, as: service.client(as: .editor)).status == 200)
            #expect(await service.client(as: .viewer).send(.delete, path(anna)).status == 403)
            #expect(await service.stranger().send(.delete, path(anna)).status == 404)
            let seen = try await shown(service.client)
            #expect(seen.count == 1)
        }
    }
}
