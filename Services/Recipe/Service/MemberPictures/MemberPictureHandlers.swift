import AccountAPI
import HTTP
import Identity
import JSON
import Kitchen
import Media
import Values

/// Pictures of those who eat in a household.
extension Dependencies {
    func listMemberPictures(_ request: Request, _ caller: Caller) async throws -> Response {
        let items = try await memberPictures.all(of: caller.household).map { $0.shown(in: caller.household) }
        return .json { json in json.object { $0.member("items", items) } }
    }

    func putMemberPicture(_ request: Request, _ caller: Caller) async throws -> Response {
        let member = try request.memberID()
        // Before a picture is decoded for nothing.
        try await check(member, caller)
        guard request.mediaType?.hasPrefix("image/") == true else {
            throw Problem.unsupportedMediaType("The body must be a picture.")
        }
        let picture: PictureID
        do {
            picture = try await pictures.keep(request.body, of: caller.household)
        } catch let error as MediaError {
            throw error.problem
        }
        let put = MemberPicture(memberID: member, pictureID: picture, putAt: book.now())
        try await memberPictures.put(put, of: caller.household)
        do {
            // Who is removed meanwhile has been forgotten before there was this picture.
            try await check(member, caller)
        } catch {
            _ = try await memberPictures.remove(member, of: caller.household, at: book.now())
            throw error
        }
        return .json(put.shown(in: caller.household))
    }

    func deleteMemberPicture(_ request: Request, _ caller: Caller) async throws -> Response {
        let member = try request.memberID()
        guard try await memberPictures.remove(member, of: caller.household, at: book.now()) else {
            throw Problem.notFound("There is no picture of a member with this id.")
        }
        return .noContent()
    }

    /// Refuses an id of nobody who eats in the caller's household.
    private func check(_ member: MemberID, _ caller: Caller) async throws {
        guard try await eaters(caller.household).eaters.contains(where: { $0.id == member.description }) else {
            throw Problem.notFound("There is no member with this id.")
        }
    }
}

extension Request {
    fileprivate func memberID() throws(Problem) -> MemberID { try parameters.require("member_id", as: MemberID.self) }
}
