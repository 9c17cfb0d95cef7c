import Runtime

/// What an operator decides about webhooks.
struct WebhookSettings: ServiceSettings {
    /// Hosts inside that webhooks may lead to.
    var hosts: Set<String>

    static var all: [Setting] { [.webhookHosts] }

    init(_ reader: inout SettingsReader) {
        hosts = Set((reader.text(.webhookHosts) ?? "").split { $0 == "," || $0 == " " }.map(String.init))
    }
}

extension Setting {
    /// Not those that Larder itself may call: whoever owns a household could call them, too.
    static let webhookHosts = Setting(
        "LARDER_WEBHOOK_HOSTS",
        "none",
        "Internal hosts that the webhooks and notifications of every household may lead to, such as a Home Assistant, "
            + "separated by commas; `host:port` for one port only. Those of `LARDER_ALLOWED_HOSTS` are not among them."
    )
}
