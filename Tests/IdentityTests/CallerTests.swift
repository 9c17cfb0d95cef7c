import HTTP
import Testing
import Values

@testable import Identity

@Suite struct CallerTests {
    @Test func `a service that calls by itself is the nil user`() {
        #expect(Caller.service.description == "00000000-0000-0000-0000-000000000000")
    }
}
