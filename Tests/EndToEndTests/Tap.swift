import Foundation
import Synchronization
import TestSupport

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
    private let hook = Mutex(Hook(happened: { _ in }))

    /// A function in a lock of its own would be wrapped once more each time that it is read.
    private struct Hook: Sendable {
        let happened: @Sendable (Moment) -> Void
    }

    /// Opens a tap on a port of this machine.
    init(to target: UInt16) throws {
        self.target = target
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = LocalSocket.address(0)
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
        hook.withLock { $0 = Hook(happened: body) }
    }

    func close() {
        shutdown(listener, Int32(SHUT_RDWR))
        Foundation.close(listener)
    }

    private func serve(_ caller: Int32) {
        defer { Foundation.close(caller) }
        guard let request = readRequest(caller), !request.isEmpty else { return }
        let line = String(decoding: request.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        let hook = hook.withLock { $0 }
        hook.happened(.request(line))
        let service = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { Foundation.close(service) }
        let connection = TestConnection(descriptor: service)
        guard LocalSocket.connect(service, to: target), connection.send(closing(request)) else { return }
        let answer = connection.receiveAll()
        guard !answer.isEmpty else { return }
        hook.happened(.answer(line))
        TestConnection(descriptor: caller).send(answer)
    }

    /// The request with `Connection: close`, so that the service ends its answer by closing.
    private func closing(_ request: [UInt8]) -> [UInt8] {
        guard let end = request.firstIndex(of: UInt8(ascii: "\n")) else { return request }
        return request[...end] + Array("Connection: close\r\n".utf8) + request[(end + 1)...]
    }

    /// A whole request, up to its Content-Length.
    private func readRequest(_ descriptor: Int32) -> [UInt8]? {
        var request: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            if let total = expectedLength(request), request.count >= total { return request }
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count <= 0 { return count < 0 ? nil : request }
            request.append(contentsOf: buffer[..<count])
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
}

/// The system gave the tap no port.
struct TapFailed: Error {}
