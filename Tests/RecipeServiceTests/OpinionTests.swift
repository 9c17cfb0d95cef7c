import AccountAPI
import Database
import Foundation
import HTTP
import Identity
import JSON
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

@Suite struct OpinionTests {
    @Test(arguments: Engine.allCases)
    func `each user has an opinion of their own, which ends with their membership`(engine: Engine) async throws {
        try await withService(engine) { service in
            let (client, other) = (service.client, service.client(as: .editor))
            let id = try await service.recipe("Soup", #","rating":3"#)
            let path = "\(RecipePaths.recipe(id))/opinion"
            let before = await client.get(RecipePaths.recipe(id))
            #expect(before.headers["ETag"] == "\"1\"")
            let kept = await client.send(.put, path, #"{"favourite":true,"rating":5,"note":" More salt "}"#)
            #expect(kept.status == 200 && kept.text.contains(#""note":"More salt""#), "\(kept)")
            #expect(await other.send(.put, path, #"{"rating":2}"#).status == 200)
            // A viewer changes nothing in the household.
            #expect(await service.client(as: .viewer).send(.put, path, #"{"rating":1}"#).status == 403)
            let mine = await client.get(RecipePaths.recipe(id))
            #expect(mine.text.contains(#""favourite":true,"rating":5"#) && mine.text.contains(#""rating":3"#))
            let tag = try #require(mine.headers["ETag"])
            #expect(tag != "\"1\"", "another document has another tag")
            #expect(
                await client.send(.patch, RecipePaths.recipe(id), #"{"rating":4}"#, headers: ["If-Match": tag]).status
                    == 200
            )
            let theirs = await other.get(RecipePaths.recipe(id))
            #expect(theirs.text.contains(#""favourite":false,"rating":2"#))
            #expect(await client.get(RecipePaths.recipes).text.contains(#""favourite":true"#))
            #expect(await other.get(RecipePaths.recipes).text.contains(#""favourite":false"#))
            let all = try await client.get("\(path)s").decode(Opinions.self)
            #expect(Set(all.items.map(\.rating)) == [5, 2])
            #expect(await client.send(.put, path, #"{"rating":6}"#).pointers == ["/rating"])
            let long = String(repeating: "x", count: OpinionRules.maxNote + 1)
            #expect(await client.send(.put, path, #"{"note":"\#(long)"}"#).pointers == ["/note"])
            #expect(await service.stranger().get(path).status == 404)
            #expect(await service.stranger().send(.put, path, #"{"rating":1}"#).status == 404)
            // The user leaves.
            let user = try #require(all.items.first { $0.rating == 5 }).userID
            let ended = #"{"user":"\#(user)","actor":"\#(user)","ends_feeds":true,"ends_links":true}"#
            let kind = "household.membership_ended"
            #expect(await service.deliver(kind, ended, sequence: 1, source: "account").status == 204)
            #expect(try await client.get("\(path)s").decode(Opinions.self).items.map(\.rating) == [2])
            #expect(await other.send(.delete, path).status == 204)
            #expect(await other.get(RecipePaths.recipe(id)).text.contains(#""opinion":null"#))
        }
    }

    @Test(arguments: Engine.allCases)
    func `opinions at the same time as a deletion for good leave nothing behind`(engine: Engine) async throws {
        try await withService(engine) { service in
            let id = try await service.recipe()
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<12 {
                    group.addTask {
                        let answer =
                            number == 5
                            ? await service.client.send(.delete, RecipePaths.recipe(id))
                            : await service.client.send(
                                .put,
                                "\(RecipePaths.recipe(id))/opinion",
                                #"{"favourite":true,"rating":\#(1 + number % 5)}"#
                            )
                        #expect([200, 204, 404].contains(answer.status), "\(answer)")
                    }
                }
            }
            service.clock.advance(DeletedRecipe.lifetime)
            let store = SQLRecipeStore(db: service.db, kitchens: service.kitchens)
            #expect(try await store.sweepDeleted(now: service.clock.now) == 1)
            let left = try await service.rows.query(
                "SELECT count(*) FROM recipe_opinion WHERE household_id = \(service.client.household)"
            )[0].int(0)
            #expect(left == 0)
        }
    }
}

@JSONObject(.readOnly)
private struct Opinions {
    @JSONObject(.readOnly)
    struct Item {
        let userID: UserID
        let rating: Int?
    }
    let items: [Item]
}
