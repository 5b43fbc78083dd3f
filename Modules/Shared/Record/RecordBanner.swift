import ClinicModel
import SwiftUI

/// Who it is, and what one has to know before anything else: the allergies.
struct RecordBanner: View {
    let entity: RecordEntity

    private var patient: Patient { entity.record.patient }
    private var allergies: [AllergyIntolerance] { entity.record.allergies.filter(\.isActive) }

    var body: some View {
        Section {
            if let birthDate = patient.birthDate {
                LabeledContent("Born") { Text(birth(birthDate)) }
            }
            if let gender = patient.gender {
                LabeledContent("Gender") { Text(gender.words.resource) }
            }
            if let number = patient.identifiers.first {
                LabeledContent("Number", value: number.value)
            }
            ForEach(allergies) { allergy in
                AllergyRow(allergy: allergy)
            }
            if allergies.isEmpty {
                Text("No allergies are recorded").foregroundStyle(.secondary)
            }
        } header: {
            Text(verbatim: patient.name)
        }
    }

    private func birth(_ date: PartialDate) -> LocalizedStringKey {
        entity.age.map { "\(date.description), \($0) years" } ?? "\(date.description)"
    }
}

private struct AllergyRow: View {
    let allergy: AllergyIntolerance

    var body: some View {
        VStack(alignment: .leading) {
            Label("Allergy: \(allergy.code?.display ?? "")", systemImage: "exclamationmark.triangle")
                .foregroundStyle(allergy.criticality == .low ? .orange : .red)
                .font(.headline)
            if !reactions.isEmpty {
                Text(verbatim: reactions).foregroundStyle(.secondary)
            }
        }
    }

    private var reactions: String {
        allergy.reactions.flatMap(\.manifestations).map(\.display).joined(separator: ", ")
    }
}
