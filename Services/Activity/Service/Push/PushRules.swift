import Values

/// What a device can be told of.
enum PushKind: String, Sendable, CaseIterable {
    /// That somebody has made a list, or put things on one.
    case lists
    /// That somebody is shopping.
    case shopping
}

/// The bounds of what devices are told.
enum PushRules {
    /// How many devices of one user are told at most; one more takes the place of the oldest.
    static let most = 10
    /// How long an address may be.
    static let longestEndpoint = 1_000
    /// How long it is waited for more, after something happened.
    static let gathering = Duration.seconds(15)
    /// How long a device is left alone after it was told something.
    static let interval = Duration.seconds(120)
    /// What happened so long ago is told together with what happens now.
    static let window = Duration.seconds(600)
    /// How many ticks are a sign that somebody is shopping.
    static let ticks = 3
    /// How many events are looked through: the last ones of the household.
    static let portion = 300
    /// How many lists a device is told of at once.
    static let mostTopics = 3
    /// How many new things are named.
    static let named = 4
    /// How many code points of each text are shown.
    static let longestText = 60
    /// For how long a device that is off is still told that somebody is shopping, or of what is new.
    static func timeToLive(_ kind: PushKind) -> Int { kind == .shopping ? 600 : 43_200 }
    /// For how long a device that is off is still told the meals of a day.
    static let timeToLiveOfReminders = 21_600
    /// How late the meals of a day are told at most, as after Larder was down.
    static let lateness = Duration.seconds(3_600)
    /// How many meals are named.
    static let meals = 6
    /// How long the service of a device may fail before the device is forgotten.
    static let patience = Duration.seconds(3 * 86_400)
}
