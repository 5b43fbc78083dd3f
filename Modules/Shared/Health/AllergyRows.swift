import ClinicModel
import SwiftUI

/// What somebody is allergic to, or that nothing is known of.
package struct AllergyRows: View {
    private let allergies: [AllergyIntolerance]
    private let zone: Zone?

    /// - Parameter zone: where it is said since when somebody has them; nil where it is not.
    package init(allergies: [AllergyIntolerance], zone: Zone? = nil) {
        self.allergies = allergies
        self.zone = zone
    }

    package var body: some View {
        ForEach(allergies) { allergy in
            AllergyRow(allergy: allergy, zone: zone)
        }
        if allergies.isEmpty {
            Text("No allergies are recorded").foregroundStyle(.secondary)
        }
    }
}

/// What somebody must not be given, and what happened.
package struct AllergyRow: View {
    private let allergy: AllergyIntolerance
    private let zone: Zone?

    /// - Parameter zone: where it is said since when somebody has it; nil where it is not.
    package init(allergy: AllergyIntolerance, zone: Zone? = nil) {
        self.allergy = allergy
        self.zone = zone
    }

    package var body: some View {
        VStack(alignment: .leading) {
            if allergy.isNoneKnown {
                Text(allergy.words.resource)
            } else {
                HStack {
                    Label(title, systemImage: "exclamationmark.triangle")
                        .foregroundStyle(allergy.criticality == .low ? .orange : .red)
                        .font(.headline)
                    Spacer()
                    if let risk = allergy.risk { Text(risk.resource).foregroundStyle(.red) }
                    if let standing = allergy.standing { Text(standing.resource).foregroundStyle(.secondary) }
                }
            }
            if !allergy.reactionWords.isEmpty {
                Text(verbatim: allergy.reactionWords.localized).foregroundStyle(.secondary)
            }
            if let zone, let onset = allergy.onset {
                Text("Began: \(onset.words(in: zone).localized)").foregroundStyle(.secondary)
            }
        }
    }

    private var title: LocalizedStringKey {
        guard !allergy.words.isEmpty else { return "An allergy without a name" }
        let substance = allergy.words.localized
        return allergy.type == .intolerance ? "Intolerance: \(substance)" : "Allergy: \(substance)"
    }
}
