import Blobs
import HTTP
import Runtime
import Values

/// What an operator decides about pictures.
struct PictureSettings: ServiceSettings {
    /// Where pictures are kept in an object store; nil for the folder.
    var objects: ObjectStore.Place?
    /// The folder, if the operator has named one.
    var folder: String?
    /// How many bytes the pictures of a household may have; nil for any number.
    var quota: Int?
    /// How many files are decoded at the same time.
    var processes: Int

    static var all: [Setting] { Setting.pictures }

    init(_ reader: inout SettingsReader) {
        let place = reader.text(.images) ?? ""
        let bytes = reader.integer(.pictureQuota, in: 0...1_099_511_627_776)
        quota = bytes == 0 ? nil : bytes
        processes = reader.integer(.mediaProcesses, in: 1...16)
        let region = reader.text(.imagesRegion) ?? Setting.imagesRegion.fallback
        let endpoint = reader.origin(.imagesEndpoint, default: "https://s3.\(region).amazonaws.com")
        let keyID = reader.text(.imagesKeyID)
        let secret = reader.file(.imagesSecretFile) ?? reader.text(.imagesSecret)
        guard place.contains("://") else {
            folder = place.isEmpty ? nil : place
            return
        }
        let parts = place.split(separator: "/", omittingEmptySubsequences: false).dropFirst(2)
        let isPlain = parts.allSatisfy { part in
            !part.isEmpty && part != "." && part != ".."
                && part.utf8.allSatisfy {
                    (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || [0x2D, 0x2E, 0x5F].contains($0)
                }
        }
        guard place.hasPrefix("s3://"), let bucket = parts.first, isPlain else {
            reader.report(.images, "must be a folder, or s3://BUCKET or s3://BUCKET/PREFIX, not \"\(place)\"")
            return
        }
        guard let keyID, let secret else {
            reader.report(.imagesKeyID, "and \(Setting.imagesSecret.key) are required with \(place)")
            return
        }
        objects = ObjectStore.Place(
            endpoint: endpoint,
            bucket: String(bucket),
            prefix: parts.dropFirst().joined(separator: "/"),
            signature: RequestSignature(region: region, keyID: keyID, secret: Secret(secret))
        )
    }

    /// The folder with the pictures; nil if they are in an object store.
    func folder(_ settings: Settings) -> String? {
        guard objects == nil else { return nil }
        return folder ?? "\(settings.dataFolder)/pictures"
    }
}

extension Setting {
    static let images = Setting(
        "LARDER_IMAGES",
        "the folder `pictures` in LARDER_DATA",
        "Where the pictures of recipes are kept: a folder, or `s3://BUCKET/PREFIX` for an object store with S3's "
            + "interface, which several replicas need."
    )
    static let imagesEndpoint = Setting(
        "LARDER_IMAGES_ENDPOINT",
        "Amazon's in the region",
        "The URL of the object store, such as `http://minio:9000`."
    )
    static let imagesRegion = Setting("LARDER_IMAGES_REGION", "us-east-1", "The region of the object store.")
    static let imagesKeyID = Setting("LARDER_IMAGES_KEY_ID", "none; required with s3://", "The id of the key for it.")
    static let imagesSecret = Setting("LARDER_IMAGES_SECRET", "none; required with s3://", "The secret of that key.")
    static let imagesSecretFile = Setting(
        "LARDER_IMAGES_SECRET_FILE",
        "none",
        "A file with that secret, instead of the variable."
    )
    static let pictureQuota = Setting(
        "LARDER_PICTURE_QUOTA",
        "1073741824",
        "How many bytes the pictures of a household's recipes and members may take, in three sizes each; 0 for no limit."
    )
    static let mediaProcesses = Setting(
        "LARDER_MEDIA_PROCESSES",
        "2",
        "How many files that people send are decoded at the same time, each in a process of its own with at most 1 GiB "
            + "of memory; one more in the background."
    )

    /// All of them, in the order of the documentation.
    static let pictures = [
        images, imagesEndpoint, imagesRegion, imagesKeyID, imagesSecret, imagesSecretFile, pictureQuota, mediaProcesses,
    ]
}
