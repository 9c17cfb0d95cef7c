import CLinux
import Glibc
import Loop

/// One connection of a program to the proxy, and the connection outside that it is joined with.
// Unchecked because it is touched on the loop's thread only.
final class Tunnel: @unchecked Sendable {
    /// How large the request for a tunnel may be in bytes.
    private static let longestHead = 8192

    /// One end, with what is still to be sent to it.
    private struct End {
        var socket: Int32
        var pending: [UInt8] = []
        /// Whether nothing more comes from it.
        var isOver = false
    }

    /// Told of how many bytes have passed; false if there were too many.
    var hasPassed: (Int) -> Bool = { _ in true }
    /// Told of the head of the request, once.
    var hasAsked: (Tunnel, String) -> Void = { _, _ in }
    /// Told that it is over, once.
    var hasEnded: (Tunnel) -> Void = { _ in }

    private let loop: EventLoop
    /// The program's end first, then the one outside.
    private var ends: [End]
    private var head: [UInt8]? = []
    private var isClosed = false

    init(_ socket: Int32, on loop: EventLoop) {
        self.loop = loop
        ends = [End(socket: socket)]
    }

    /// Begins to listen to the program.
    func start() { watch() }

    /// Joins the program with a connection outside.
    func open(to socket: Int32) {
        guard !isClosed else {
            Glibc.close(socket)
            return
        }
        ends[0].pending += Array("HTTP/1.1 200 Connected\r\n\r\n".utf8)
        ends.append(End(socket: socket))
        watch()
    }

    /// Says why there is no connection, and ends.
    func refuse(_ status: String) {
        guard !isClosed else { return }
        ends[0].pending += Array("HTTP/1.1 \(status)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".utf8)
        flush(0)
        close()
    }

    /// Closes both ends.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        for end in ends {
            loop.unwatch(end.socket)
            Glibc.close(end.socket)
        }
        hasEnded(self)
        (hasPassed, hasAsked, hasEnded) = ({ _ in false }, { _, _ in }, { _ in })
    }

    /// Waits for what each end can do next: it is read from only while the other one takes what was read.
    private func watch() {
        for index in ends.indices where !isClosed {
            let other = 1 - index
            let isHeard = head != nil || ends.count == 2 && ends[other].pending.isEmpty
            var interest: EventLoop.Readiness = []
            if isHeard, !ends[index].isOver { interest.insert(.read) }
            if !ends[index].pending.isEmpty { interest.insert(.write) }
            // An end that has gone is reported whether it is waited for or not.
            guard interest != [] || !ends[index].isOver else {
                loop.unwatch(ends[index].socket)
                continue
            }
            loop.watch(ends[index].socket, interest) { [self] readiness in act(on: index, readiness) }
        }
    }

    private func act(on index: Int, _ readiness: EventLoop.Readiness) {
        if readiness.contains(.write) { flush(index) }
        if readiness.contains(.read) {
            if head != nil { readHead() } else if ends.count == 2 { read(index) }
        } else if readiness.contains(.failed) {
            return close()
        }
        // What has been sent of one end that is over is all there is.
        if ends.indices.contains(where: { ends[$0].isOver && (ends.count == 1 || ends[1 - $0].pending.isEmpty) }) {
            return close()
        }
        watch()
    }

    private func readHead() {
        guard let more = received(0) else { return }
        head? += more
        guard let bytes = head, bytes.count <= Self.longestHead else { return refuse("431 Too long") }
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return }
        head = nil
        // What a program says before it has its tunnel is no part of one.
        hasAsked(self, String(decoding: bytes[..<end.lowerBound], as: UTF8.self))
    }

    private func read(_ index: Int) {
        guard ends[1 - index].pending.isEmpty, let bytes = received(index) else { return }
        guard hasPassed(bytes.count) else { return close() }
        ends[1 - index].pending = bytes
        flush(1 - index)
    }

    /// What has come; nil if nothing has, or nothing more will.
    private func received(_ index: Int) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(ends[index].socket, &buffer, buffer.count, 0)
        if count > 0 { return Array(buffer[..<count]) }
        if count == 0 || errno != EAGAIN { ends[index].isOver = true }
        return nil
    }

    private func flush(_ index: Int) {
        guard !ends[index].pending.isEmpty else { return }
        let count = ends[index].pending.withUnsafeBytes { larder_send(ends[index].socket, $0.baseAddress, $0.count) }
        if count > 0 {
            ends[index].pending.removeFirst(count)
        } else if count < 0, errno != EAGAIN {
            ends[index].isOver = true
            ends[index].pending = []
        }
    }
}
