import ClinicModel
import SwiftUI

/// Who it is, and what one has to know before anything else: the allergies.
struct RecordBanner: View {
    let entity: RecordEntity
    /// Writes to the clinic about the user's own allergies.
    let write: () -> Void

    private var patient: Patient { entity.record.patient }

    var body: some View {
        Section {
            if let birthDate = patient.birthDate {
                LabeledContent("Born") { Text(birth(birthDate)) }
            }
            if patient.deceased {
                Label("Has died", systemImage: "exclamationmark.triangle").foregroundStyle(.red)
            }
            if let gender = patient.gender {
                LabeledContent("Gender") { Text(gender.words.resource) }
            }
            if let number = patient.identifiers.first {
                LabeledContent("Patient number", value: number.value)
            }
            AllergyRows(allergies: entity.record.allergies.filter(\.isActive), zone: entity.record.zone)
            if entity.isOwn { telling }
        } header: {
            Text(verbatim: patient.name)
        }
    }

    /// Patients note no allergies themselves.
    @ViewBuilder
    private var telling: some View {
        if entity.record.conversation != nil {
            Button {
                write()
            } label: {
                Label("Tell the clinic about an allergy", systemImage: "envelope")
            }
            .accessibilityIdentifier("record.tellAllergy")
        } else {
            Text("Is an allergy missing or wrong? Call the clinic.").foregroundStyle(.secondary)
        }
    }

    private func birth(_ date: PartialDate) -> LocalizedStringKey {
        (patient.deceased ? nil : entity.age).map { "\(date.words.localized), \($0) years" }
            ?? "\(date.words.localized)"
    }
}
