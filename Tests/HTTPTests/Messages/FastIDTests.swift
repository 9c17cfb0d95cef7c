import Testing

@testable import HTTP

@Suite struct FastIDTests {
    /// The first numbers of the published generator from the seed 0.
    @Test func `numbers are those of SplitMix64`() {
        let step: UInt64 = 0x9E37_79B9_7F4A_7C15
        let numbers = (1...3).map { FastID.mixed(step &* $0) }
        #expect(numbers == [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F])
    }

    @Test func `no two numbers are the same`() {
        #expect(Set((0..<10_000).map { _ in FastID.next() }).count == 10_000)
    }
}
