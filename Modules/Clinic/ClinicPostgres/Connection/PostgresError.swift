import ClinicModel
import ClinicStore
import Foundation

/// What PostgreSQL or the way to it has said against something.
struct PostgresError: Error, Hashable, Sendable {
    /// The SQLSTATE; nil where the connection failed.
    let state: String?
    let message: String
    let constraint: String?

    init(state: String?, message: String, constraint: String? = nil) {
        self.state = state
        self.message = message
        self.constraint = constraint
    }

    /// A connection that was not made. libpq has no more than the words of it.
    init(connecting message: String) {
        let reason = message.split(separator: "\n").last.map { $0.split(separator: "FATAL:").last ?? $0 } ?? ""
        let state: String? =
            if reason.contains(/database ".*" does not exist/) {
                "3D000"
            } else if reason.contains(/authentication failed|no password|role ".*" (does not exist|is not)|no pg_hba/) {
                "28000"
            } else {
                nil
            }
        self.init(state: state, message: reason.trimmingCharacters(in: .whitespaces))
    }

    /// Whether the connection is of no use any more.
    var isConnectionLost: Bool {
        guard let state else { return true }
        return state.hasPrefix("08") || ["57P01", "57P02", "57P03", "57P05", "25P03"].contains(state)
    }

    /// Whether the same transaction may well succeed when it is run again: others were in its way.
    var isCollision: Bool { ["40001", "40P01", "55P03"].contains(state) }

    /// The clinic's rule that was broken, in words; nil where it was none.
    var brokenRule: String? {
        switch state {
        case "P0001": message
        case "23514": constraint.map(RuleNames.whole)
        case "23505", "23P01": Self.rules[constraint ?? ""] ?? "\(constraint ?? "a constraint") stands once"
        case .some(let state) where state.hasPrefix("23") || state.hasPrefix("22"): message
        default: nil
        }
    }

    static let lost = PostgresError(state: nil, message: "the connection was lost")

    /// Whether two have brought the same at the same time: the second one sees the first when it is run again.
    var mayBeCollision: Bool { state == "23505" || state == "23P01" }

    private static let rules = [
        "appointment_slot": "the slot has a live appointment",
        "appointment_replaces": "the appointment has been rescheduled before",
        "account_principal_key": "this person has an account",
        "participant_is_in_one_place": "somebody who takes part has another visit at this time",
    ]
}

extension ClinicError {
    /// What a failure means for whoever is in the middle of something.
    init(_ error: PostgresError, mayBeDone: Bool = false) {
        if let rule = error.brokenRule {
            self = .invalid("The clinic’s rules forbid this: \(rule).")
        } else if error.isCollision {
            self = .busy
        } else if error.isConnectionLost {
            self = .unreachable(because: "its database does not answer", since: nil, mayBeDone: mayBeDone)
        } else {
            switch error.state {
            case "53100": self = .storage(.diskFull)
            case "25006": self = .storage(.readOnly)
            case "53300", "57014": self = .busy
            case "58030": self = .storage(.inputOutput)
            case .some(let state) where state.hasPrefix("XX"): self = .storage(.corrupt)
            default: self = .storage(.other)
            }
        }
    }
}

extension StoreError {
    /// What a failure means for whoever opens the database or looks after it.
    init(_ error: PostgresError, at path: String) {
        switch error.state {
        case "28P01", "28000", "42501": self = .refused(path: path, reason: error.message)
        case "3D000": self = .missing(path: path)
        case "53100": self = .diskFull(path: path)
        case "25006": self = .readOnly(path: path)
        case _ where error.isCollision: self = .busy(path: path)
        case _ where error.isConnectionLost: self = .unreachable(path: path, reason: error.message)
        case .some(let state) where state.hasPrefix("XX"): self = .corrupt(path: path)
        default: self = .inputOutput(path: path, reason: error.message)
        }
    }
}
