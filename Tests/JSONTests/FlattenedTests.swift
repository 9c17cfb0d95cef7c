import JSON
import Testing
import Values

/// Groups of fields as members of the object that has them.
@Suite struct FlattenedTests {
    @JSONObject
    struct Dish: Equatable {
        var title: String
        @Flattened var details: RecipeRemarks
        var servings: Int
    }

    @JSONObject(.readOnly)
    struct Change {
        var title: String?
        @Flattened var details: FieldPatch<RecipeRemarks>
    }

    private func dish(_ text: String) throws -> Dish { try JSONReader.read(from: Array(text.utf8)) }

    @Test func `a group's fields stand in their place among the members`() throws {
        var dish = Dish(title: "Soup", details: RecipeRemarks(), servings: 2)
        #expect(dish.jsonText() == #"{"title":"Soup","notes":null,"rating":null,"servings":2}"#)
        dish.details.notes = "\"hot\""
        dish.details.rating = 4
        let text = #"{"title":"Soup","notes":"\"hot\"","rating":4,"servings":2}"#
        #expect(dish.jsonText() == text)
        #expect(try self.dish(text) == dish)
    }

    @Test func `a field may be missing or null, and is named where it is wrong`() throws {
        let plain = Dish(title: "Soup", details: RecipeRemarks(), servings: 2)
        #expect(try dish(#"{"title":"Soup","servings":2}"#) == plain)
        #expect(try dish(#"{"title":"Soup","servings":2,"notes":null,"rating":null}"#) == plain)
        let error = #expect(throws: JSONReaderError.self) { try dish(#"{"title":"Soup","servings":2,"rating":"4"}"#) }
        #expect(error?.pointer == "/rating")
    }

    @Test func `a patch names the fields that are there`() throws {
        func changed(_ text: String) throws -> RecipeRemarks {
            var remarks = RecipeRemarks()
            remarks.notes = "old"
            remarks.rating = 3
            let change: Change = try JSONReader.read(from: Array(text.utf8))
            change.details.apply(to: &remarks)
            return remarks
        }
        let same = try changed("{}")
        #expect(same.notes == "old" && same.rating == 3)
        let less = try changed(#"{"notes":null,"title":"Stew"}"#)
        #expect(less.notes == nil && less.rating == 3)
        let other = try changed(#"{"rating":5}"#)
        #expect(other.notes == "old" && other.rating == 5)
    }

    @Test func `a database's texts are written as what they are, and nothing as null`() {
        func written(_ texts: [String?]) -> String {
            var json = JSONWriter()
            json.object { json in
                for (field, text) in zip(FieldMember.all(of: RecipeRemarks.self), texts) {
                    if let text {
                        Array(text.utf8).withUnsafeBytes { json.member(field, text: $0) }
                    } else {
                        json.member(field, text: nil)
                    }
                }
            }
            return String(decoding: json.bytes, as: UTF8.self)
        }
        #expect(written(["\"hot\"", "4"]) == #"{"notes":"\"hot\"","rating":4}"#)
        #expect(written([nil, nil]) == #"{"notes":null,"rating":null}"#)
    }
}
