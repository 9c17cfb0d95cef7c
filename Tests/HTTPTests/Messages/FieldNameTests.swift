import Testing

@testable import HTTP

@Suite struct FieldNameTests {
    @Test(arguments: [
        ("", "the body"), ("/title", "title"), ("?limit", "limit"), ("/0", "item 1"), ("/9", "item 10"),
        ("/steps/0", "steps number 1"), ("/steps/11", "steps number 12"), ("/a/b", "b"), ("/a~1b", "a/b"),
        ("/a/0/b", "b"), ("/a/0/1", "a number 1 number 2"),
    ])
    func `a person is told of a member by its name, and of an element by its place from one`(
        pointer: String,
        name: String
    ) {
        #expect(FieldError.name(of: pointer) == name)
    }
}
