import AccountAPI
import HTTP
import JSON
import Kitchen
import Testing
import Values

@testable import AccountService

/// What requests may say of people and households, at the limits of each member.
@Suite struct FamilyRuleTests {
    private let now = Instant(milliseconds: 1_800_000_000_000)

    private func text(_ count: Int) -> String { String(repeating: "x", count: count) }
    private func texts(_ count: Int) -> [String] { (0..<count).map { "food \($0)" } }

    /// The faults of a change of one member of a person.
    private func faults(_ name: String, _ value: some JSONEncodable) throws -> [String] {
        let body = try JSONReader.read(FamilyMemberChangeBody.self, from: [name: value].jsonBytes())
        do {
            let member = FamilyMember(id: MemberID(.version7()), name: "Mia", createdAt: now, updatedAt: now)
            _ = try FamilyReading.change(member, by: body)
            return []
        } catch {
            return error.errors.map(\.pointer)
        }
    }

    @Test func `a member has a name of a hundred characters and fifty entries in each list`() throws {
        #expect(try faults("name", text(100)) == [])
        #expect(try faults("name", text(101)) == ["/name"])
        #expect(try faults("intolerances", texts(50)) == [])
        #expect(try faults("intolerances", texts(51)) == ["/intolerances"])
        #expect(try faults("allergy_ingredients", [text(100)]) == [])
        #expect(try faults("allergy_ingredients", [text(101)]) == ["/allergy_ingredients/0"])
        #expect(try faults("diets", Array(repeating: "vegan", count: 50)) == [])
        #expect(try faults("diets", Array(repeating: "vegan", count: 51)) == ["/diets"])
    }

    @Test(arguments: [
        ("0", true), ("10", true), ("10.01", false), ("101/10", false), ("-1/100", false), ("1/3", true),
        ("much", false), (String(repeating: "0", count: 39) + "1", true),
        (String(repeating: "0", count: 40) + "1", false),
    ])
    func `a member eats from none to ten servings, an exact number of at most forty characters`(
        text: String,
        isTaken: Bool
    ) throws {
        #expect(try faults("portion_factor", text) == (isTaken ? [] : ["/portion_factor"]))
    }

    @Test func `words of people's own are kept once each, in their order`() throws {
        let json = #"{"name":"Mia","intolerances":["Kiwi","onion","kiwi"],"allergies":["milk","eggs","milk"]}"#
        let body = try JSONReader.read(FamilyMemberChangeBody.self, from: json)
        let mia = try FamilyReading.newcomer(MemberID(.version7()), body, at: now)
        #expect(mia.restrictions.intolerances == ["Kiwi", "onion"] && mia.restrictions.allergies == [.eggs, .milk])
        #expect(mia.version == 1 && mia.ageGroup == .adult)
    }

    @Test func `a household has a name of a hundred characters and a time zone of sixty-four`() throws {
        func isTaken(_ name: String, _ value: String) throws -> Bool {
            let body = try JSONReader.read(HouseholdChangeBody.self, from: [name: value].jsonBytes())
            return (try? HouseholdReading.change(body) { _ in true }) != nil
        }
        #expect(try isTaken("name", text(100)) && !isTaken("name", text(101)))
        #expect(try isTaken("time_zone", text(64)) && !isTaken("time_zone", text(65)))
        #expect(try CredentialReading.name(text(100)) == text(100))
        #expect(throws: Problem.self) { try CredentialReading.name(text(101)) }
    }
}
