import Foundation
import Synchronization

/// A tap on the calls to one service: it passes every byte on, and tells when a request has come in and when its answer
/// has, before either goes on.
///
/// Each connection carries one request, as the tap answers `Connection: close` by closing; that keeps it free of HTTP.
final class Tap: Sendable {
    /// A moment in a call.
    enum Moment: Hashable, Sendable {
        /// The caller has sent its request; the service has not seen it.
        case request(String)
        /// The service has answered; the caller does not know yet.
        case answer(String)
    }

    let port: UInt16
    private let listener: Int32
    private let target: UInt16
    private let hook = Mutex<@Sendable (Moment) -> Void>({ _ in })

    /// Opens a tap on a port of this machine.
    init(to target: UInt16) throws {
        self.target = target
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = loopback(0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = self.listener
        let bound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && listen(listener, 64) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        guard bound else { throw TapFailed() }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [self] in
            while true {
                let caller = accept(self.listener, nil, nil)
                guard caller >= 0 else { return }
                Thread.detachNewThread { self.serve(caller) }
            }
        }
    }

    /// Sets what is done at each moment; it may take its time, and nothing goes on before it returns.
    func onMoment(_ body: @escaping @Sendable (Moment) -> Void) {
        hook.withLock { $0 = body }
    }

    func close() {
        shutdown(listener, Int32(SHUT_RDWR))
        Foundation.close(listener)
    }

    private func serve(_ caller: Int32) {
        defer { Foundation.close(caller) }
        guard let request = readMessage(caller, isRequest: true), !request.isEmpty else { return }
        let line = String(decoding: request.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        let hook = hook.withLock { $0 }
        hook(.request(line))
        let service = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { Foundation.close(service) }
        var address = loopback(target)
        let connected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(service, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard connected, writeAll(service, closing(request)) else { return }
        guard let answer = readMessage(service, isRequest: false), !answer.isEmpty else { return }
        hook(.answer(line))
        _ = writeAll(caller, answer)
    }

    /// The request with `Connection: close`, so that the service ends its answer by closing.
    private func closing(_ request: [UInt8]) -> [UInt8] {
        guard let end = request.firstIndex(of: UInt8(ascii: "\n")) else { return request }
        return request[...end] + Array("Connection: close\r\n".utf8) + request[(end + 1)...]
    }

    /// A whole message: a request up to its Content-Length, an answer up to the end of the connection.
    private func readMessage(_ descriptor: Int32, isRequest: Bool) -> [UInt8]? {
        var message: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            if isRequest, let total = expectedLength(message), message.count >= total { return message }
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count <= 0 { return isRequest && count < 0 ? nil : message }
            message.append(contentsOf: buffer[..<count])
        }
    }

    private func expectedLength(_ message: [UInt8]) -> Int? {
        let text = String(decoding: message, as: UTF8.self)
        guard let end = text.range(of: "\r\n\r\n") else { return nil }
        let head = text[..<end.lowerBound].lowercased()
        var length = 0
        for line in head.split(separator: "\r\n") where line.hasPrefix("content-length:") {
            length = Int(line.dropFirst(15).filter { $0 != " " }) ?? 0
        }
        return head.utf8.count + 4 + length
    }

    private func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }
}

/// The system gave the tap no port.
struct TapFailed: Error {}

private func loopback(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
}
