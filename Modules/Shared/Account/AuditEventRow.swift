import ClinicModel
import Foundation
import SwiftUI

/// A row of the audit trail: a patient sees who it was, a practitioner whose record it was.
struct AuditEventRow: View {
    let event: AuditEvent
    let viewer: Profile
    let visitTimes: [Appointment.ID: Date]
    let zone: Zone

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(verbatim: title).font(.headline)
                if event.isRefused {
                    Spacer()
                    Text("Refused").foregroundStyle(.orange)
                }
            }
            Text(verbatim: "\(event.deed(visitTimes, in: zone).localized) · \(moment)").foregroundStyle(.secondary)
        }
    }

    private var moment: String { Moment(event.recorded, in: zone).words.localized }

    private var title: String {
        switch viewer.person {
        case .patient(let patient): event.agentTitle(seenBy: .patient(patient.id)).localized
        case .practitioner: event.patientName ?? event.patient?.rawValue ?? Phrase("Nobody’s record").localized
        }
    }
}
