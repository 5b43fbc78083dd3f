import ClinicAPI
import ClinicModel
import Foundation

/// The way of one session's calls to the server.
///
/// What was lost on the way is sent again, with the same key: the server does it once.
struct Line: Sendable {
    let transport: any Transport
    let patience: Patience
    private let contact = Contact()
    var token: String?

    init(transport: any Transport, patience: Patience) {
        self.transport = transport
        self.patience = patience
    }

    func callAsFunction<each Input, Output>(
        _ call: Call<repeat each Input, Output>, _ input: repeat each Input
    ) async throws -> Output {
        var request = APIRequest("POST", APIPath.call + call.name, body: try call.body(repeat each input))
        if call.effect == .changes { request.headers["idempotency-key"] = UUID().uuidString }
        let answer = try await send(request, repeats: true)
        return try understood { try call.output(in: answer) }
    }

    func get<Output: Decodable>(_ path: String, as type: Output.Type) async throws -> Output {
        let answer = try await send(APIRequest("GET", path), repeats: true)
        return try understood { try WireDecoder().decode(type, from: answer) }
    }

    func post<Output: Decodable>(_ path: String, _ body: some Encodable, as type: Output.Type) async throws -> Output {
        let request = APIRequest("POST", path, body: try WireEncoder().encode(body))
        let answer = try await send(request, repeats: false)
        return try understood { try WireDecoder().decode(type, from: answer) }
    }

    /// The body of the answer.
    ///
    /// - Parameter repeats: Whether it may be sent again when it is not known whether it has arrived.
    private func send(_ request: APIRequest, repeats: Bool) async throws -> Data {
        let request = addressed(request)
        var attempts = patience.attempts()
        var mayBeDone = false
        while true {
            do {
                let answer = try await transport.send(request)
                if let silence = Self.silence(of: answer) { throw silence }
                contact.noteAnswer()
                return try Self.body(of: answer)
            } catch let error as TransportError {
                contact.noteSilence()
                mayBeDone = mayBeDone || error.mayHaveArrived
                guard !mayBeDone || repeats, let pause = attempts.next() else {
                    throw ClinicError.unreachable(
                        because: error.reason, since: contact.lostSince,
                        mayBeDone: mayBeDone && request.headers["idempotency-key"] != nil)
                }
                try await Task.sleep(for: pause)
            } catch ClinicError.busy {
                guard let pause = attempts.next() else { throw ClinicError.busy }
                try await Task.sleep(for: pause)
            }
        }
    }

    func addressed(_ request: APIRequest) -> APIRequest {
        var request = request
        request.headers["content-type"] = "application/json"
        request.headers["accept"] = "application/json"
        if let token { request.headers["authorization"] = "Bearer \(token)" }
        return request
    }

    /// An answer that is as good as none, since it leaves open whether the request was done: by a proxy, or by a server
    /// that lost its database meanwhile.
    private static func silence(of answer: APIAnswer) -> TransportError? {
        switch answer.status {
        case 502, 504: return TransportError("the server’s proxy says \(answer.status)", mayHaveArrived: true)
        case 503:
            guard case .unreachable(let reason, _, mayBeDone: true)? = problem(in: answer)?.error else { return nil }
            return TransportError(reason, mayHaveArrived: true)
        default: return nil
        }
    }

    private static func problem(in answer: APIAnswer) -> Problem? {
        try? WireDecoder().decode(Problem.self, from: answer.body)
    }

    private static func body(of answer: APIAnswer) throws -> Data {
        if answer.status == 200 { return answer.body }
        if let error = problem(in: answer)?.error { throw error }
        switch answer.status {
        case 401: throw ClinicError.signedOut
        case 429, 503: throw ClinicError.busy
        case 500: throw ClinicError.storage(.other)
        default: throw ClinicError.incompatible
        }
    }

    /// What cannot be read comes from a server of another version.
    private func understood<Output>(_ read: () throws -> Output) throws -> Output {
        do {
            return try read()
        } catch is DecodingError {
            throw ClinicError.incompatible
        }
    }
}
