import CLinux
import Glibc

/// A port that nobody listens on at this moment.
///
/// Needed before the server is there: services of one process are told where they find each other.
func freePort(on host: String) throws(StartError) -> Int {
    let isIPv6 = host.contains(":")
    let descriptor = socket(isIPv6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    // The wildcard address is as good as any: a port that is free on all addresses is free on this one.
    if isIPv6 {
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        if let port = bound(descriptor, &address) { return Int(UInt16(bigEndian: port.sin6_port)) }
    } else {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        if let port = bound(descriptor, &address) { return Int(UInt16(bigEndian: port.sin_port)) }
    }
    throw StartError("The system gave no free port: \(String(cString: strerror(errno))).")
}

/// Binds a socket to an address and gives the address it got.
private func bound<Address>(_ descriptor: Int32, _ address: inout Address) -> Address? {
    var length = socklen_t(MemoryLayout<Address>.size)
    let status = withUnsafeMutableBytes(of: &address) { bytes -> Int32 in
        guard let pointer = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress else { return -1 }
        guard bind(descriptor, pointer, length) == 0 else { return -1 }
        return getsockname(descriptor, pointer, &length)
    }
    return status == 0 ? address : nil
}

/// The address under which a process reaches itself when it listens on `host`, as it stands in a URL.
func localAddress(of host: String) -> String {
    switch host {
    case "0.0.0.0", "": "127.0.0.1"
    case "::": "[::1]"
    default: host.contains(":") ? "[\(host)]" : host
    }
}
