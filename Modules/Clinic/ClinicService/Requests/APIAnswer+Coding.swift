import ClinicAPI
import ClinicModel
import Foundation

extension APIAnswer {
    init(body: Data) {
        self.init(200, headers: ["content-type": "application/json"], body: body)
    }

    init(json value: some Encodable) throws {
        self.init(body: try WireEncoder().encode(value))
    }

    init(_ problem: Problem) {
        var headers = ["content-type": Problem.mediaType]
        switch problem.status {
        case 401: headers["www-authenticate"] = "Bearer"
        case 405: headers["allow"] = "GET, POST"
        case 429, 503: headers["retry-after"] = "\(problem.pause)"
        default: break
        }
        self.init(problem.status, headers: headers, body: (try? WireEncoder().encode(problem)) ?? Data())
    }
}

extension Problem {
    /// After how many seconds it is worth to ask again.
    fileprivate var pause: Int {
        guard case .locked(let until) = error else { return 1 }
        return max(1, Int(until.timeIntervalSinceNow.rounded(.up)))
    }
}

extension APIRequest {
    func decoded<Value: Decodable>() throws -> Value {
        try WireDecoder().decode(from: body)
    }

    func sessionToken() throws -> String {
        guard let token else {
            throw Problem(
                .noSession, status: 401, "This needs a session.",
                detail: "Sign in at \(APIPath.signIn), and send the token as Authorization: Bearer.")
        }
        return token
    }
}
