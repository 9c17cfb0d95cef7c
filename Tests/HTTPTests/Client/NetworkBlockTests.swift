import Testing

@testable import HTTP

/// The first and the last address of every network that is not called, and their neighbours.
@Suite struct NetworkBlockTests {
    private func address(_ text: String) throws -> NetworkAddress { try #require(NetworkAddress(text), "\(text)") }

    @Test(arguments: [
        ("0.0.0.0", "0.255.255.255"), ("10.0.0.0", "10.255.255.255"), ("100.64.0.0", "100.127.255.255"),
        ("127.0.0.0", "127.255.255.255"), ("169.254.0.0", "169.254.255.255"), ("172.16.0.0", "172.31.255.255"),
        ("192.0.0.0", "192.0.0.255"), ("192.0.2.0", "192.0.2.255"), ("192.88.99.0", "192.88.99.255"),
        ("192.168.0.0", "192.168.255.255"), ("198.18.0.0", "198.19.255.255"), ("198.51.100.0", "198.51.100.255"),
        ("203.0.113.0", "203.0.113.255"), ("224.0.0.0", "239.255.255.255"), ("240.0.0.0", "255.255.255.255"),
        ("2001::", "2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff"), ("2001:db8::", "2001:db8:ffff:ffff::"),
        ("2002::", "2002:ffff:ffff::"), ("3fff::", "3fff:fff:ffff::"), ("::", "1fff:ffff::"), ("4000::", "ffff::"),
    ])
    func `no address of these networks is public`(first: String, last: String) throws {
        #expect(try !address(first).isPublic && !address(last).isPublic)
    }

    @Test(arguments: [
        "1.0.0.0", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.0",
        "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "191.255.255.255", "192.0.1.0", "192.0.1.255",
        "192.0.3.0", "192.88.98.255", "192.88.100.0", "192.167.255.255", "192.169.0.0", "198.17.255.255", "198.20.0.0",
        "198.51.99.255", "198.51.101.0", "203.0.112.255", "203.0.114.0", "223.255.255.255", "2000::1", "2001:200::",
        "2001:db7:ffff::", "2001:db9::", "2003::", "3ffe::", "3fff:1000::",
    ])
    func `the addresses beside them are`(text: String) throws {
        #expect(try address(text).isPublic)
    }

    @Test(arguments: [
        ("127.0.0.0", true), ("127.255.255.255", true), ("126.255.255.255", false), ("128.0.0.0", false),
        ("10.0.0.0", true),
        ("10.255.255.255", true), ("9.255.255.255", false), ("11.0.0.0", false), ("192.168.0.0", true),
        ("192.168.255.255", true), ("192.167.255.255", false), ("192.169.0.0", false), ("169.254.0.0", true),
        ("169.253.255.255", false), ("169.255.0.0", false), ("172.16.0.0", true), ("172.31.255.255", true),
        ("172.15.255.255", false), ("172.32.0.0", false), ("::1", true), ("::", false), ("::2", false),
        ("fc00::", true),
        ("fdff:ffff::", true), ("fbff::", false), ("fe00::", false), ("fe80::", true), ("febf:ffff::", true),
        ("fe7f::", false), ("fec0::", false), ("1::1", false),
    ])
    func `an address is private`(text: String, isPrivate: Bool) throws {
        #expect(try address(text).isPrivate == isPrivate)
    }

    @Test func `a network has as many addresses as its bits leave`() throws {
        for (network, inside, outside) in [
            ("10.128.0.0/9", "10.255.0.0", "10.127.255.255"), ("10.0.0.8/29", "10.0.0.15", "10.0.0.16"),
            ("10.0.0.7", "10.0.0.7", "10.0.0.6"), ("10.0.0.7/32", "10.0.0.7", "10.0.0.6"),
            ("10.0.0.6/31", "10.0.0.7", "10.0.0.5"), ("2001:db8::/33", "2001:db8:7fff::", "2001:db8:8000::"),
        ] {
            let block = try #require(NetworkBlock(network))
            #expect(try block.contains(address(inside).bytes), "\(network)")
            #expect(try !block.contains(address(outside).bytes), "\(network)")
        }
        #expect(try #require(NetworkBlock("1.2.3.4/0")).contains([200, 1, 1, 1]))
        #expect(NetworkBlock("::/128") != nil && NetworkBlock("::/129") == nil && NetworkBlock("10.0.0.0/32/1") == nil)
        #expect(!NetworkBlock([10, 0, 0, 0, 0], 8).contains([10, 0, 0, 0]))
        #expect(NetworkBlock([10], 8).contains([10]))
    }

    @Test func `a client is its address, or its network of 64 bits`() {
        for (text, block) in [
            ("203.0.113.9", "203.0.113.9"), ("::ffff:203.0.113.9", "203.0.113.9"),
            ("2001:db8::9", "20010db800000000/64"),
            ("2001:db8:0:1:2:3:4:5", "20010db800000001/64"), ("no:address", "no:address"), ("unix", "unix"),
            ("::fffe:203.0.113.9", "0000000000000000/64"), ("0:0:0:0:1:ffff:cb00:7109", "0000000000000000/64"),
        ] {
            #expect(ClientAddress.block(of: text) == block)
        }
    }
}
