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
            Text("\(Text(event.deed(visitTimes, in: zone))) · \(Moment(event.recorded, in: zone).words.localized)")
                .foregroundStyle(.secondary)
        }
    }

    private var title: String {
        switch viewer.person {
        case .patient(let patient): event.agentTitle(seenBy: patient.id.reference)
        case .practitioner: event.patientName ?? event.patient?.rawValue ?? Phrase("Nobody’s record").localized
        }
    }
}
