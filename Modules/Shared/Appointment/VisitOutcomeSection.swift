import ClinicModel
import SwiftUI
import ViperKit

/// What was written, prescribed and found in a visit that is over; each row leads to where it is read.
struct VisitOutcomeSection: View {
    let outcome: VisitOutcome

    var body: some View {
        Section("From this visit") {
            ForEach(outcome.documents) { document in
                SceneLink(value: DocumentParameters(id: document.id)) {
                    row(document.titleWords.localized, document.date?.words(in: outcome.zone).localized)
                }
                .accessibilityIdentifier("appointment.document.\(document.id)")
            }
            ForEach(outcome.prescriptions) { prescription in
                SceneLink(value: PrescriptionsParameters()) {
                    row(prescription.medication?.words.localized, prescription.dosageWords.localized)
                }
                .accessibilityIdentifier("appointment.prescription.\(prescription.id)")
            }
            ForEach(outcome.findings) { finding in
                SceneLink(value: SeriesParameters(id: finding.series.id)) {
                    VStack(alignment: .leading) {
                        Text(verbatim: finding.series.words.localized)
                        HStack {
                            Text(verbatim: finding.result.valueWords.localized).foregroundStyle(.secondary)
                            if let interpretation = finding.result.interpretation {
                                InterpretationLabel(interpretation: interpretation)
                            }
                        }
                    }
                }
                .accessibilityIdentifier("appointment.result.\(finding.id)")
            }
        }
    }

    private func row(_ title: String?, _ details: String?) -> some View {
        VStack(alignment: .leading) {
            if let title, !title.isEmpty {
                Text(verbatim: title)
            } else {
                Text("Without a name")
            }
            if let details, !details.isEmpty {
                Text(verbatim: details).foregroundStyle(.secondary)
            }
        }
    }
}
