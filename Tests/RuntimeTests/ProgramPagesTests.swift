import Telemetry
import Testing

@testable import Runtime

/// The pages of the program that are given back to the system.
@Suite struct ProgramPagesTests {
    @Test func `only code of files is unmapped`() {
        let code = "7f3a10000000-7f3a10021000 r-xp 00026000 fe:00 1234   /usr/lib/libc.so.6\n"
        #expect(ProgramPages.range(of: code) == 0x7f3a_1000_0000..<0x7f3a_1002_1000)
        for line in [
            "7f3a10021000-7f3a10022000 r--p 001d8000 fe:00 1234   /usr/lib/libc.so.6\n",
            "7f3a10022000-7f3a10024000 rw-p 001d9000 fe:00 1234   /usr/lib/libc.so.6\n",
            "7f3a10024000-7f3a10025000 rwxp 00000000 fe:00 1234   /usr/lib/libc.so.6\n",
            "7f3a10025000-7f3a10026000 r-xp 00000000 00:00 0 \n",
            "7ffd5f5f0000-7ffd5f5f2000 r-xp 00000000 00:00 0      [vdso]\n",
            "\n",
        ] {
            #expect(ProgramPages.range(of: line) == nil, "\(line)")
        }
    }

    @Test func `what was run is not held, and runs again`() {
        let before = residentBytes()
        ProgramPages.unmap()
        let after = residentBytes()
        #expect(after < before - 1 << 20)
        #expect([3, 1, 2].sorted() == [1, 2, 3])
    }
}
