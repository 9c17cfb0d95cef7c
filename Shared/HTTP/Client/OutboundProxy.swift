import CLinux
import FoundationEssentials
import Glibc
import Loop

/// A proxy on this machine by which a program reaches what the guarded client could, and nothing else.
///
/// The program asks for a tunnel (`CONNECT`) to each host, by name. Names are looked up and addresses checked here, as
/// those of every other call outside, so neither a redirect nor a name that changes its meaning leads inside. Whoever does
/// not know the password, which is made anew for each proxy, gets no tunnel.
public final class OutboundProxy: @unchecked Sendable {
    // Unchecked because what changes is touched on the loop's thread only.
    /// How many tunnels are open at once; more have to wait.
    static let mostTunnels = 16

    /// What the program is to be told: where the proxy is, with a user name and the password.
    public let url: String
    private let listener: Int32
    private let loop: EventLoop
    private let outbound: OutboundGuard
    private let settings: ClientSettings
    private let credential: String
    /// Names are looked up, and connections made, here.
    private let pool: ThreadPool
    private var tunnels: [ObjectIdentifier: Tunnel] = [:]
    private var isClosed = false
    /// How many bytes may still pass, in both directions together.
    private var allowance: Int

    /// Opens a proxy for so many bytes in all; nil if the system gives no socket.
    ///
    /// It stays until ``close()``.
    init?(loop: EventLoop, outbound: OutboundGuard, settings: ClientSettings, bytes: Int) {
        var port: Int32 = 0
        listener = larder_listen_inside(&port)
        guard listener >= 0 else { return nil }
        let password =
            String(UInt64.random(in: 0 ... .max), radix: 36) + String(UInt64.random(in: 0 ... .max), radix: 36)
        url = "http://larder:\(password)@127.0.0.1:\(port)"
        credential = Data("larder:\(password)".utf8).base64EncodedString()
        self.loop = loop
        self.outbound = outbound
        self.settings = settings
        allowance = bytes
        pool = ThreadPool(name: "proxy", threads: 4)
        loop.execute { [self] in
            guard !isClosed else { return }
            loop.watch(listener, .read) { [self] _ in accept() }
        }
    }

    /// Ends all tunnels; call it once the program has ended.
    public func close() {
        loop.execute { [self] in
            guard !isClosed else { return }
            isClosed = true
            loop.unwatch(listener)
            Glibc.close(listener)
            for tunnel in tunnels.values { tunnel.close() }
            tunnels = [:]
            pool.stop()
        }
    }

    private func accept() {
        while tunnels.count < Self.mostTunnels {
            let connection = larder_accept(listener)
            guard connection >= 0 else { return }
            let tunnel = Tunnel(connection, on: loop)
            tunnels[ObjectIdentifier(tunnel)] = tunnel
            tunnel.hasPassed = { [self] in spend($0) }
            tunnel.hasAsked = { [self] in open($0, for: $1) }
            tunnel.hasEnded = { [self] in
                tunnels[ObjectIdentifier($0)] = nil
                if !isClosed { loop.watch(listener, .read) { [self] _ in accept() } }
            }
            tunnel.start()
        }
        // The others wait in the system's queue.
        loop.unwatch(listener)
    }

    /// Takes note of bytes that have passed; false if there were too many.
    private func spend(_ bytes: Int) -> Bool {
        allowance -= bytes
        // defence: proxy-bytes
        return allowance >= 0
    }

    /// Opens what a tunnel has been asked for.
    private func open(_ tunnel: Tunnel, for head: String) {
        let lines = head.split(separator: "\r\n")
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 3, words[0] == "CONNECT", let colon = words[1].lastIndex(of: ":"),
            let port = Int(words[1][words[1].index(after: colon)...]), (1...65_535).contains(port)
        else { return tunnel.refuse("405 Only CONNECT") }
        let host = String(words[1][..<colon])
        // defence: proxy-password
        guard lines.contains(where: { isCredential($0) }) else { return tunnel.refuse("407 Who is it?") }
        let dial = Dial(host: host, port: port, outbound: outbound, settings: settings)
        pool.submit { [self] in
            let result = Result { () throws(ClientError) in try dial.connect() }
            loop.execute {
                switch result {
                case .success(let socket): tunnel.open(to: socket)
                case .failure(let error): tunnel.refuse(error.code == .refused ? "403 Refused" : "502 Unreachable")
                }
            }
        }
    }

    private func isCredential(_ line: Substring) -> Bool {
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "proxy-authorization" else { return false }
        let value = parts[1].drop { $0 == " " }
        return value.prefix(6).lowercased() == "basic " && value.dropFirst(6) == credential
    }
}

extension Client {
    /// A proxy by which a program reaches what this client could call, for so many bytes in all; nil if the system gives
    /// no socket.
    ///
    /// Only for a client with a guard.
    public func proxy(bytes: Int) -> OutboundProxy? {
        guard let outbound else { preconditionFailure("a proxy is for calls outside, which are guarded") }
        return OutboundProxy(loop: loop, outbound: outbound, settings: settings, bytes: bytes)
    }
}
