import ClinicAPI
import ClinicModel
import Foundation

/// A change that was asked for with an `Idempotency-Key`.
struct ChangeRequest {
    private static let longestKey = 100

    private let key: String
    private let request: String

    init(key: String, call: String, body: Data, hasher: any PasswordHasher) throws {
        guard (1...Self.longestKey).contains(key.unicodeScalars.count) else {
            throw Problem(
                .malformedRequest, status: 400, "The Idempotency-Key is empty or too long.",
                detail: "It has at most \(Self.longestKey) characters.")
        }
        self.key = key
        request = try hasher.digest(call + "\n" + String(decoding: body, as: UTF8.self))
    }

    var changeKey: ChangeKey {
        ChangeKey(key: key, request: request) { result in
            if result is Void { return try WireEncoder().encode(Done()) }
            guard let answer = result as? any Encodable else { throw ClinicError.storage(.other) }
            return try WireEncoder().encode(answer)
        }
    }

    /// What was answered when it was done before. Throws where the key was another request's.
    func knownAnswer(to principal: Principal, in keeper: any RecordKeeper) async throws -> Data? {
        guard let known = try await keeper.read({ [key] in try $0.keptAnswer(to: key, of: principal) }) else {
            return nil
        }
        guard known.request == request else {
            throw Problem(
                .keyReused, status: 422, "This Idempotency-Key was another change’s.",
                detail: "Make a new key for each change.")
        }
        return known.answer
    }
}
