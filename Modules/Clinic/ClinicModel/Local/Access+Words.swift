import Foundation

extension Access {
    /// What the audit trail says was done; nil where it says nothing.
    var words: String? {
        switch self {
        case .opening: "opened"
        case .export: "given out"
        case .refresh: nil
        }
    }
}

extension AppointmentList {
    /// The list as the audit trail names it.
    var words: String {
        switch self {
        case .upcoming: "of upcoming visits"
        case .requested: "of requests"
        case .calledOff: "of visits that do not take place"
        case .past: "of past visits"
        case .during(let period):
            "from \(period.start.formatted(.iso8601)) to \(period.end.formatted(.iso8601))"
        case .inState(let status): "of visits in the state \(status.rawValue)"
        }
    }
}
