public import ClinicAPI
import ClinicModel
import Foundation
import PlainText

extension ClinicService {
    /// Answers a request that came from a network address. An error is a `Problem`.
    public func answer(
        _ request: APIRequest, from address: @autoclosure @Sendable () -> String
    ) async -> APIAnswer {
        if Self.isFHIR(request.path) { return await answerFHIR(request) }
        do {
            return try await route(request, from: address)
        } catch {
            return refusal(error)
        }
    }

    /// Whether a request holds the thread that answers it for a moment only, whoever sends it: it is short, and so is its
    /// answer.
    public static func isBrief(_ request: APIRequest) -> Bool { isBrief(request.path, length: request.body.count) }

    /// The same of a request that has not arrived as a whole.
    ///
    /// - Parameters:
    ///   - path: With its query, if it has one: a brief request has none.
    ///   - length: Of its body, in bytes.
    public static func isBrief(_ path: String, length: Int) -> Bool { length <= 4096 && brief.contains(path) }

    private static let brief = Set(
        [
            Calls.readOverview.name, Calls.appointment.name, Calls.book.name, Calls.cancel.name, Calls.reschedule.name,
            Calls.perform.name, Calls.slot.name, Calls.hold.name, Calls.release.name, Calls.patient.name,
            Calls.practitioners.name, Calls.visit.name, Calls.profile.name,
        ].map { APIPath.call + $0 })

    /// What a request asks for, without what it is about: for logs and figures.
    public static func name(of method: String, _ path: String) -> String {
        if otherPaths.contains(path) { return path }
        if isFHIR(path) { return nameOfFHIR(path) }
        let call = path.dropFirst(APIPath.call.count)
        return path.hasPrefix(APIPath.call) && calls[String(call)] != nil ? path : "unknown"
    }

    private func route(_ request: APIRequest, from address: @Sendable () -> String) async throws -> APIAnswer {
        switch (request.method, request.path) {
        case ("GET", APIPath.clinic): return try APIAnswer(json: clinic.info)
        case ("GET", APIPath.description): return APIAnswer(body: try Self.description.get())
        case ("POST", APIPath.signIn):
            return try APIAnswer(json: await signIns.signIn(try request.decoded(), from: address()))
        case ("POST", APIPath.resume):
            let resumed: ResumeRequest = try request.decoded()
            return try APIAnswer(json: await clinic.signIn.resume(token: request.sessionToken(), as: resumed.role))
        case (let method, let path):
            guard path.hasPrefix(APIPath.call), let call = Self.calls[String(path.dropFirst(APIPath.call.count))] else {
                guard Self.otherPaths.contains(path) else {
                    throw Problem(
                        .unknownPath, status: 404, "There is nothing at \(path).",
                        detail: path.hasPrefix("/api/") ? Self.adviceOnVersions : nil)
                }
                throw Problem(.methodNotAllowed, status: 405, "\(method) is not for \(path).")
            }
            guard method == "POST" else {
                throw Problem(.methodNotAllowed, status: 405, "Calls are sent with POST.")
            }
            return try APIAnswer(body: await answer(call, to: request))
        }
    }

    private static let description = Result { Data(JSONWriter.bytes(try OpenAPI.document())) }

    private static let adviceOnVersions = """
        This server speaks \(APIPath.version), and knows no such call. Bring the older of the two, the program that asked \
        or the server, up to date.
        """

    private static let otherPaths: Set = [
        APIPath.clinic, APIPath.signIn, APIPath.resume, APIPath.changes, APIPath.description,
    ]
    private static let calls = Dictionary(uniqueKeysWithValues: Calls.all.map { ($0.name, $0) })

    private func answer(_ call: any ServedCall, to request: APIRequest) async throws -> Data {
        let session = try await clinic.session(request.sessionToken())
        do {
            return try await answer(call, to: request, of: session)
        } catch let error as DecodingError {
            // Whose session is over is not told how a request is written.
            guard try await clinic.goesOn(session) else { throw ClinicError.signedOut }
            throw error
        }
    }

    private func answer(
        _ call: any ServedCall, to request: APIRequest, of session: Session
    ) async throws -> Data {
        let body = try BodyCheck.checked(request.body)
        guard call.effect == .changes, let key = request.headers["idempotency-key"] else {
            return try await perform(call, with: body, of: session, key: nil)
        }
        let change = try ChangeRequest(key: key, call: call.name, body: request.body, hasher: clinic.hasher)
        if let known = try await change.knownAnswer(to: session.principal, in: clinic.keeper) { return known }
        do {
            return try await perform(call, with: body, of: session, key: change.changeKey)
        } catch {
            // The same request may have been done meanwhile, and be what is in the way of this one.
            if let known = try await change.knownAnswer(to: session.principal, in: clinic.keeper) { return known }
            throw error
        }
    }

    private func perform(
        _ call: any ServedCall, with body: JSONValue, of session: Session, key: ChangeKey?
    ) async throws -> Data {
        let caller = Caller(gateways: clinic.gateways(session, key), exporter: clinic.exporter) {
            try await clinic.session($0)
        }
        guard Self.hashing.contains(call.name) else { return try await call.answer(body, to: caller) }
        return try await signIns.hashing { try await call.answer(body, to: caller) }
    }

    /// The calls that check a password.
    private static let hashing: Set = [Calls.unlock.name, Calls.changePassword.name]
}
