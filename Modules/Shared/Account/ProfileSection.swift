import ClinicModel
import SwiftUI

/// Who the user is: what the clinic says, and they do not change.
struct ProfileSection: View {
    let profile: Profile

    var body: some View {
        Section {
            LabeledContent("Name", value: profile.name)
            LabeledContent("User name", value: profile.userName)
            switch profile.person {
            case .patient(let patient):
                if let birthDate = patient.birthDate {
                    LabeledContent("Born", value: birthDate.words.localized)
                }
                identifiers(patient.identifiers)
            case .practitioner(let practitioner):
                identifiers(practitioner.identifiers)
                ForEach(practitioner.telecom, id: \.self) { contact in
                    ContactRow(contact: contact)
                }
            }
        } footer: {
            Text("The clinic keeps this. Tell it if something is wrong.")
        }
    }

    @ViewBuilder
    private func identifiers(_ identifiers: [Identifier]) -> some View {
        if !identifiers.isEmpty {
            LabeledContent("Number", value: identifiers.map(\.value).joined(separator: ", "))
        }
    }
}
