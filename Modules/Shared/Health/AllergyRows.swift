import ClinicModel
import SwiftUI

/// What somebody is allergic to, or that nothing is known of.
package struct AllergyRows: View {
    private let allergies: [AllergyIntolerance]

    package init(allergies: [AllergyIntolerance]) {
        self.allergies = allergies
    }

    package var body: some View {
        ForEach(allergies) { allergy in
            AllergyRow(allergy: allergy)
        }
        if allergies.isEmpty {
            Text("No allergies are recorded").foregroundStyle(.secondary)
        }
    }
}

private struct AllergyRow: View {
    let allergy: AllergyIntolerance

    var body: some View {
        VStack(alignment: .leading) {
            Label("Allergy: \(allergy.code?.words.localized ?? "")", systemImage: "exclamationmark.triangle")
                .foregroundStyle(allergy.criticality == .low ? .orange : .red)
                .font(.headline)
            if !reactions.isEmpty {
                Text(verbatim: reactions).foregroundStyle(.secondary)
            }
        }
    }

    private var reactions: String {
        allergy.reactions.flatMap(\.manifestations).map(\.words.localized).joined(separator: ", ")
    }
}
