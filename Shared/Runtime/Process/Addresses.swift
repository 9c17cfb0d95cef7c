/// The address under which a process reaches itself when it listens on `host`, as it stands in a URL.
func localAddress(of host: String) -> String {
    switch host {
    case "0.0.0.0", "": "127.0.0.1"
    case "::": "[::1]"
    default: host.contains(":") ? "[\(host)]" : host
    }
}
