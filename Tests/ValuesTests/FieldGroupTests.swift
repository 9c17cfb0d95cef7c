import Testing
import Values

/// A group of every kind of field, as people's remarks about a recipe are one.
@Suite struct FieldGroupTests {
    private func remarks(_ notes: String?, _ rating: Int?) -> RecipeRemarks {
        var remarks = RecipeRemarks()
        remarks.notes = notes
        remarks.rating = rating
        return remarks
    }

    @Test func `the texts of a group are those that there are, and count in bytes`() {
        #expect(RecipeRemarks().texts == [] && RecipeRemarks().size == 0)
        #expect(remarks("ö", 3).texts == ["ö"] && remarks("ö", 3).size == 2)
        #expect(RecipeRemarks.fields.map(\.isText) == [true, false])
    }

    @Test func `merging takes over what the other has, and nothing else`() {
        var group = remarks("mine", 3)
        group.merge(RecipeRemarks())
        #expect(group == remarks("mine", 3))
        group.merge(remarks("theirs", nil))
        #expect(group == remarks("theirs", 3))
        group.merge(remarks(nil, 5))
        #expect(group == remarks("theirs", 5))
    }

    @Test func `a patch changes the fields that it names, to nothing as well`() {
        var patch = FieldPatch<RecipeRemarks>()
        patch.values = remarks("new", nil)
        func patched() -> RecipeRemarks {
            var group = remarks("old", 3)
            patch.apply(to: &group)
            return group
        }
        #expect(patched() == remarks("old", 3))
        patch.named = [1]
        #expect(patched() == remarks("old", nil))
        patch.named = [0, 1]
        #expect(patched() == remarks("new", nil))
    }
}
