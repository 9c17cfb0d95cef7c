import HTTP

/// The shape of a member's picture.
enum MemberPictureSchemas {
    static func register(in router: inout Router) {
        router.schema(
            "MemberPicture",
            .object([
                Property("member_id", .uuid),
                Property(
                    "image_url",
                    .text,
                    description: "Its address; with 320 or 1920 in place of 960 it is smaller or larger."
                ),
            ])
        )
    }
}
