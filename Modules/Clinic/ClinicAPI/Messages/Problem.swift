import ClinicModel
import Foundation

/// Why a request was not done, as RFC 9457 has it.
package struct Problem: Error, Codable, Hashable, Sendable {
    package static let mediaType = "application/problem+json"

    /// `urn:caduceus:problem:` and a code: the clinic error's, else one of ``Kind``.
    package let type: String
    /// What failed, in English.
    package let title: String
    package let status: Int
    /// Why, and what to do.
    package let detail: String?
    /// The clinic's error whole, where that is what it was.
    package let error: ClinicError?

    /// What is wrong with a request, other than what the clinic says.
    package enum Kind: String, Sendable, CaseIterable {
        case malformedRequest, noSession, unknownPath, methodNotAllowed, tooLong, tooSlow, keyReused
        case tooManyRequests, failure
    }

    package init(_ kind: Kind, status: Int, _ title: String, detail: String? = nil) {
        type = Self.prefix + kind.rawValue
        self.title = title
        self.status = status
        self.detail = detail
        error = nil
    }

    package init(_ error: ClinicError) {
        type = Self.prefix + error.code.rawValue
        title = error.title.description
        status = error.status
        let detail = [error.reason, error.suggestion].compactMap { $0?.description }.joined(separator: " ")
        self.detail = detail.isEmpty ? nil : detail
        self.error = error
    }

    private static let prefix = "urn:caduceus:problem:"
}

extension ClinicError {
    /// What HTTP has for it.
    fileprivate var status: Int {
        switch self {
        case .signedOut: 401
        case .notAllowed, .wrongPassword: 403
        case .notFound: 404
        case .conflict, .cutoffPassed, .tooLate, .tooFarAhead, .tooEarly, .invalidTransition,
            .invalidEncounterTransition, .notMovable, .notPossible:
            409
        case .invalid: 422
        case .locked: 429
        case .unknownZone, .storage: 500
        // What the server itself does not reach is its database.
        case .busy, .outOfMemory, .unreachable: 503
        case .incompatible: 502
        case .unaudited(let refusal, _): refusal.status
        }
    }
}
