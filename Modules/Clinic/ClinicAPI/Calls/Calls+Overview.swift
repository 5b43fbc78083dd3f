import ClinicModel
import Foundation

extension Calls {
    static let overview: [any ServedCall] = [readOverview, auditEvents]

    package static let readOverview = Call("overview", .reads) { caller in
        try await caller.overview.overview()
    }
    package static let auditEvents = Call("audit-events", .reads, "betweenPeople", "limit") {
        (caller, betweenPeople: Bool, limit: Int) in
        try await caller.audit.events(betweenPeople: betweenPeople, limit: limit)
    }
}
