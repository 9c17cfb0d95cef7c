import Foundation
import TestSupport

/// One request to a service on this machine, over a connection of its own.
///
/// With sockets alone, as starting curl takes longer than most answers.
struct LocalCall {
    var method: String
    var port: UInt16
    var path: String
    var token: String? = nil
    var body: String? = nil

    /// Sends it and waits for the whole answer; the status is 0 if there is none.
    func send() throws -> Reply {
        let nothing = Reply(status: 0, body: "")
        let service = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard service >= 0 else { throw NoSocket() }
        defer { close(service) }
        var patience = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(service, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        let connection = TestConnection(descriptor: service)
        guard LocalSocket.connect(service, to: port), connection.send(text) else { return nothing }
        let answer = connection.receiveAll()
        let end = Array("\r\n\r\n".utf8)
        guard
            let gap = answer.indices.dropLast(3).first(where: {
                answer[$0] == end[0] && answer[$0...].starts(with: end)
            })
        else { return nothing }
        let head = String(decoding: answer[..<gap], as: UTF8.self)
        let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return Reply(status: status, body: String(decoding: answer[(gap + end.count)...], as: UTF8.self))
    }

    private var text: String {
        var lines = ["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close"]
        if let token { lines.append("Authorization: Bearer \(token)") }
        if let body { lines += ["Content-Type: application/json", "Content-Length: \(body.utf8.count)"] }
        return lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")
    }
}

/// The system gave no socket.
struct NoSocket: Error {}

/// Sockets to ports of this machine, on which everything waits.
enum LocalSocket {
    /// An address of this machine; port 0 is any free one.
    static func address(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }

    /// Connects a socket; false if nobody listens.
    static func connect(_ descriptor: Int32, to port: UInt16) -> Bool {
        var address = address(port)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
}
