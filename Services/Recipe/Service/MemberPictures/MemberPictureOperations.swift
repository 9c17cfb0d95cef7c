import HTTP

/// How the routes of members' pictures are documented.
extension Operation {
    static let listMemberPictures = Operation(
        "listMemberPictures",
        summary: "The pictures of those members of the household who have one.",
        tag: "pictures",
        answers: [.ok(.items(of: .ref("MemberPicture")), "All of them.")]
    )
    static let putMemberPicture = Operation(
        "putMemberPicture",
        summary: "Gives a member a picture: JPEG, PNG, WebP, GIF, HEIC or AVIF of up to 10 MiB.",
        tag: "pictures",
        body: .string(format: "binary"),
        bodyTypes: putRecipePicture.bodyTypes,
        answers: [.ok(.ref("MemberPicture"), "The member's picture.")],
        errors: [503],
        bodySize: .bytes(Pictures.maxSize),
        rate: .imports
    )
    static let deleteMemberPicture = Operation(
        "deleteMemberPicture",
        summary: "Takes a member's picture away.",
        tag: "pictures",
        answers: [.noContent("They have none any more.")]
    )
}
