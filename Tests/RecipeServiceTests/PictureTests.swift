import Database
import Events
import Foundation
import HTTP
import Identity
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

/// Pictures that people send.
@Suite struct PictureTests {
    private func files(_ service: TestService) -> [String] {
        let all = FileManager.default.enumerator(atPath: service.pictureFolder)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasSuffix(".webp") }.sorted()
    }

    private func send(
        _ picture: [UInt8],
        to id: RecipeID,
        as client: TestClient,
        headers: Headers = ["Content-Type": "image/png"]
    ) async -> TestAnswer {
        await client.send(.put, "\(RecipePaths.recipe(id))/image", bytes: picture, headers: headers)
    }

    @Test(arguments: Engine.allCases)
    func `a picture that is sent is shown in three sizes to whoever knows its address`(engine: Engine) async throws {
        try await withService(engine) { service in
            let id = try await service.recipe()
            let answer = await send(png(width: 2400, height: 1200), to: id, as: service.client)
            #expect(answer.status == 200, "\(answer)")
            let recipe = try answer.decode(RecipeBody.self)
            #expect(recipe.version == 2)
            let path = try #require(recipe.imageURL)
            #expect(recipe.imageSource == nil && recipe.imageProblem == nil)
            let address = try #require(PictureAddress(path))
            #expect(address.household == service.client.household && address.path == path)

            var anyone = service.client
            anyone.token = nil
            for size in PictureAddress.sizes {
                let file = await anyone.get(path.replacing("/960.", with: "/\(size)."))
                #expect(file.status == 200 && file.headers["Content-Type"] == "image/webp")
                #expect(file.headers["Cache-Control"] == "public, max-age=31536000, immutable")
                #expect(file.body.starts(with: Array("RIFF".utf8)) && file.body[8...].starts(with: Array("WEBP".utf8)))
            }
            for wrong in [
                path.replacing("/960.", with: "/961."), path.replacing("\(address.picture)", with: "\(UUID())"),
                path.replacing("\(address.household)", with: "\(UUID())"), path.replacing("/960.", with: "/0960."),
            ] {
                #expect(await anyone.get(wrong).status == 404, "\(wrong)")
            }
            let listed = await service.client.get(RecipePaths.recipes)
            #expect(listed.text.contains(#""image_url":"\#(path)""#))
            #expect(files(service).count == 3)
        }
    }

    @Test func `only editors of the household give a recipe a picture or take it away`() async throws {
        try await withService { service in
            let id = try await service.recipe()
            let picture = png(width: 40, height: 40)
            #expect(await send(picture, to: id, as: service.client(as: .viewer)).status == 403)
            #expect(await send(picture, to: id, as: service.stranger()).status == 404)
            #expect(files(service) == [], "nothing is decoded for who may not")
            #expect(await send(picture, to: id, as: service.client(as: .editor)).status == 200)
            let image = "\(RecipePaths.recipe(id))/image"
            #expect(await service.client(as: .viewer).send(.delete, image).status == 403)
            #expect(await service.stranger().send(.delete, image).status == 404)
            let without = try await service.client.send(.delete, image).decode(RecipeBody.self)
            #expect(without.imageURL == nil && without.version == 3)
            #expect(await service.client.send(.delete, image, headers: ["If-Match": "\"2\""]).status == 412)
        }
    }

    @Test func `what is no picture, or too large, is refused and changes nothing`() async throws {
        try await withService { service in
            let id = try await service.recipe()
            for (file, code) in [
                (Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), "not_a_picture"),
                (png(width: 100, height: 100, rows: 3), "not_a_picture"),
                (png(width: 60_000, height: 60_000, rows: 1), "picture_too_large"),
            ] {
                let answer = await send(file, to: id, as: service.client)
                #expect(answer.status == 422 && answer.code == code, "\(answer)")
            }
            let type = await send(
                png(width: 9, height: 9),
                to: id,
                as: service.client,
                headers: ["Content-Type": "text/html"]
            )
            #expect(type.status == 415)
            #expect(try await service.client.get(RecipePaths.recipe(id)).decode(RecipeBody.self).version == 1)
            #expect(files(service) == [])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a recipe that is put back as it was read keeps its picture, and other changes do`(engine: Engine) async throws
    {
        try await withService(engine) { service in
            let client = service.client
            let id = try await service.recipe()
            let path = try #require(
                try await send(png(width: 50, height: 50), to: id, as: client).decode(RecipeBody.self).imageURL
            )
            let read = await client.get(RecipePaths.recipe(id))
            #expect(await client.send(.put, RecipePaths.recipe(id), bytes: read.body).status == 200)
            _ = await client.send(.patch, RecipePaths.recipe(id), #"{"title":"Stew"}"#)
            var now = try await client.get(RecipePaths.recipe(id)).decode(RecipeBody.self)
            #expect(now.imageURL == path && now.title == "Stew" && now.version == 3)
            // Another recipe of the household may have the same.
            let copy = try await service.recipe("Copy", #","image_url":"\#(path)""#)
            #expect(try await client.get(RecipePaths.recipe(copy)).decode(RecipeBody.self).imageURL == path)
            // Without the member there is none any more.
            now = try await client.send(.put, RecipePaths.recipe(id), #"{"title":"Stew"}"#).decode(RecipeBody.self)
            #expect(now.imageURL == nil && now.imageSource == nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a picture of another household, or none, is no recipe's`(engine: Engine) async throws {
        try await withService(engine) { service in
            let id = try await service.recipe()
            let path = try #require(
                try await send(png(width: 50, height: 50), to: id, as: service.client).decode(RecipeBody.self).imageURL
            )
            let stranger = service.stranger()
            let taken = await stranger.post(RecipePaths.recipes, #"{"title":"X","image_url":"\#(path)"}"#)
            #expect(taken.status == 422 && taken.text.contains("unknown_picture"), "\(taken)")
            let address = try #require(PictureAddress(path))
            let moved = PictureAddress(household: stranger.household, picture: address.picture).path
            let posed = await stranger.post(RecipePaths.recipes, #"{"title":"X","image_url":"\#(moved)"}"#)
            #expect(posed.status == 422 && posed.text.contains("unknown_picture"), "\(posed)")
            let none = PictureAddress(household: service.client.household, picture: PictureID(UUID())).path
            let gone = await service.client.send(.patch, RecipePaths.recipe(id), #"{"image_url":"\#(none)"}"#)
            #expect(gone.status == 422, "\(gone)")
            #expect(try await service.client.get(RecipePaths.recipe(id)).decode(RecipeBody.self).imageURL == path)
        }
    }

    @Test(arguments: Engine.allCases)
    func `the same file is kept once, and is deleted with the last recipe that uses it`(engine: Engine) async throws {
        try await withService(engine) { service in
            let (one, two) = (try await service.recipe("One"), try await service.recipe("Two"))
            let picture = png(width: 50, height: 50)
            let path = try await send(picture, to: one, as: service.client).decode(RecipeBody.self).imageURL
            #expect(try await send(picture, to: two, as: service.client).decode(RecipeBody.self).imageURL == path)
            #expect(files(service).count == 3)
            _ = await service.client.send(.delete, "\(RecipePaths.recipe(one))/image")
            service.clock.advance(.seconds(7200))
            #expect(try await service.pictures.sweep() == 0, "the other recipe uses it")
            // A deleted recipe can be restored with its picture.
            #expect(await service.client.send(.delete, RecipePaths.recipe(two)).status == 204)
            service.clock.advance(.seconds(7200))
            #expect(try await service.pictures.sweep() == 0)
            service.clock.advance(.seconds(30 * 86_400))
            #expect(try await service.pictures.book.store.sweepDeleted(now: service.clock.now) == 1)
            #expect(try await service.pictures.sweep() == 1)
            #expect(files(service) == [])
            #expect(try await service.pictures.sweep() == 0)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a deleted household's pictures go with their files`(engine: Engine) async throws {
        try await withService(engine) { service in
            let id = try await service.recipe()
            #expect(await send(png(width: 50, height: 50), to: id, as: service.client).status == 200)
            _ = try await service.rows.atomically(
                HouseholdErasure.request(service.client.household, at: service.clock.now, closingStreams: false)
            )
            service.clock.advance(.seconds(7200))
            try await HouseholdErasure(service.db, leaving: RecipeService.selfErasing).run(at: service.clock.now)
            #expect(try await service.pictures.sweep() == 1)
            #expect(files(service) == [])
            let household = service.client.household
            let left = try await service.rows.query("SELECT count(*) FROM picture WHERE household_id = \(household)")
            #expect(try left[0].int(0) == 0)
        }
    }

    @Test func `a file without a picture's row is not left behind, nor is a picture that no recipe took`() async throws
    {
        try await withService { service in
            _ = try await service.pictures.keep(png(width: 50, height: 50), of: service.client.household)
            #expect(try await service.pictures.sweep() == 0, "a recipe may be about to take it")
            service.clock.advance(.seconds(3700))
            #expect(try await service.pictures.sweep() == 1)
            #expect(files(service) == [])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a household's pictures cannot grow beyond its storage`(engine: Engine) async throws {
        try await withService(engine, pictureQuota: 2000) { service in
            let id = try await service.recipe()
            var statuses: [Int] = []
            for shade in 0..<20 as Range<UInt8> {
                let answer = await send(png(width: 60, height: 60, shade: shade), to: id, as: service.client)
                statuses.append(answer.status)
                if answer.status == 403 { #expect(answer.code == "storage_full") }
            }
            #expect(statuses.first == 200 && statuses.last == 403)
            let household = service.client.household
            let used = try await service.rows.query(
                "SELECT CAST(sum(bytes) AS bigint) FROM picture WHERE household_id = \(household)"
            )
            #expect(try used[0].int(0) <= 2000)
            service.clock.advance(.seconds(7200))
            #expect(try await service.pictures.sweep() > 0)
            #expect(await send(png(width: 60, height: 60, shade: 200), to: id, as: service.client).status == 200)
        }
    }
}
