import FoundationEssentials
import HTTP
import Identity
import Loop
import Values

/// Looks at an installation and says what is well and what is not.
struct Doctor: Sendable {
    let services: [any HostedService.Type]
    let settings: Settings
    let loop: EventLoop
    /// How long anything may take to answer.
    var patience = Duration.seconds(3)

    /// Everything that there is to find out with these settings.
    func examine() async -> [Finding] {
        var findings = [
            Finding.good("The settings are valid."),
            DoctorRules.internalSecret(isSet: settings.internalSecret != nil, isWholeLarder: services.count > 1),
            DoctorRules.origin(settings.publicOrigin),
        ]
        if let limit = Descriptors.limit {
            findings.append(DoctorRules.descriptors(limit, connections: settings.server.maxConnections))
        }
        findings += await database()
        let client = Client(loop: loop, settings: ClientSettings(timeout: patience, retries: 0))
        findings.append(await ownAnswer(client))
        findings += await neighbours(client)
        findings += await publicAnswer(client)
        findings += await mail()
        for service in services {
            for weakness in await service.weaknesses(settings) {
                findings.append(.note(weakness.words, weakness.advice))
            }
        }
        client.close()
        return findings
    }

    /// Whether the program runs on this machine.
    private func ownAnswer(_ client: Client) async -> Finding {
        let url = "http://\(localAddress(of: settings.server.host)):\(settings.server.port)/readyz"
        guard let response = try? await client.send(ClientRequest(.get, url)) else {
            return .note("Nothing answers at \(url): it is not running, or not on this machine.")
        }
        if response.status == 200 { return .good("It is running and ready.") }
        let reason = Problem(json: response.body, status: response.status)?.detail ?? "It answered \(response.status)."
        return .bad("It is running, but not ready. \(reason)", "See its log.")
    }

    /// Whether the services that were named answer, and know the same secret.
    private func neighbours(_ client: Client) async -> [Finding] {
        guard let secret = settings.internalSecret else { return [] }
        var findings: [Finding] = []
        for name in ServiceNames.all where settings.namedNeighbours.contains(name) {
            guard let url = settings.neighbours[name], services.count > 1 || services.first?.name != name else {
                continue
            }
            var request = ClientRequest(.get, url + InternalSecretProbe.path)
            request.headers[InternalSecret.header] = secret.exposed
            let response = try? await client.send(request)
            findings.append(DoctorRules.neighbour(name, url, status: response?.status))
        }
        return findings
    }

    /// Whether the mail server answers; no mail is sent.
    private func mail() async -> [Finding] {
        guard let url = settings.services.lazy.compactMap(\.mailServer).first else { return [] }
        let server = DoctorRules.mailServer(url)
        let milliseconds = Int32(patience.wholeMilliseconds)
        let greeting = await onOwnThread {
            Greeting.of(server.host, port: server.port, expectsLine: !server.isEncrypted, within: milliseconds)
        }
        return [DoctorRules.mail(url, greeting, isEncrypted: server.isEncrypted)]
    }

    /// Whether the public URL leads here, and what time it is there.
    private func publicAnswer(_ client: Client) async -> [Finding] {
        guard let origin = settings.publicOrigin else { return [] }
        do throws(ClientError) {
            let response = try await client.send(ClientRequest(.get, origin + "/healthz"))
            guard response.status == 200 else {
                return [
                    .bad(
                        "Something other than Larder answers at the origin \(origin) (\(response.status)).",
                        "Let the reverse proxy forward that address to Larder, or correct LARDER_ORIGIN."
                    )
                ]
            }
            let answers = Finding.good("Larder answers at its origin \(origin).")
            guard let date = response.headers["Date"].flatMap({ Instant(httpDate: $0) }) else { return [answers] }
            return [answers, DoctorRules.clock(.now, date, of: "the origin")]
        } catch {
            // From inside a container this machine is another.
            if DoctorRules.isThisMachine(DoctorRules.host(of: origin)) {
                return [
                    .note("The origin \(origin) cannot be reached from here, which may be normal in a container.")
                ]
            }
            let advice =
                error.code == .insecure
                ? "Its certificate is not trusted: it may have expired, or be for another name."
                : "Check DNS, the firewall and the reverse proxy, or correct LARDER_ORIGIN."
            return [.bad("The origin \(origin) cannot be reached.", advice)]
        }
    }
}
