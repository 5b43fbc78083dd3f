import ClinicModel
import ClinicProgram
import ClinicStore

/// Whether the audit trail is whole, for a program to read.
struct AuditVerificationAnswer: Encodable {
    let rows: Int
    let whole: Bool
    let firstBroken: Int?
    let reason: String?

    init(_ audit: AuditVerification) {
        (rows, whole) = (audit.count, audit.firstBroken == nil)
        (firstBroken, reason) = (audit.firstBroken, audit.reason)
    }
}

extension AuditVerification {
    var failure: ProgramError? {
        firstBroken.map { row in
            ProgramError(
                .badData, "the audit trail is broken at row \(row): \(reason ?? "")",
                advice: "Compare it with a backup's.")
        }
    }
}
