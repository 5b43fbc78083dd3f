import ClinicModel
import Foundation
import SwiftUI

/// How the clinic reaches a patient.
struct ContactSection: View {
    let patient: Patient
    let change: @MainActor () -> Void
    @Environment(\.locale) private var locale

    var body: some View {
        Section("How the clinic reaches you") {
            ForEach(patient.telecom, id: \.self) { contact in
                ContactRow(contact: contact)
            }
            if !patient.hasContact {
                Text("The clinic has neither a telephone number nor an e-mail address of yours.")
                    .foregroundStyle(.orange)
            }
            if !address.isEmpty {
                LabeledContent("Address", value: address)
            }
            if let language = patient.language {
                LabeledContent("Language", value: locale.name(ofLanguage: language))
            }
            Button("Change", action: change)
                .accessibilityIdentifier("account.change")
        }
    }

    private var address: String {
        guard var address = patient.currentAddress else { return "" }
        let country = address.country
        address.country = country.map { Country.name(of: $0, in: locale) }
        return address.written.joined(separator: "\n")
    }
}

/// A telephone, an e-mail address or another way to somebody.
struct ContactRow: View {
    let contact: ContactPoint

    var body: some View {
        LabeledContent(title, value: contact.value)
    }

    private var title: LocalizedStringKey {
        switch contact.system {
        case .phone: "Telephone"
        case .email: "E-mail"
        case .fax: "Fax"
        case .sms: "Text messages"
        case .pager: "Pager"
        case .url: "Web"
        case .other, nil: "Other"
        }
    }
}

extension Locale {
    /// The language of a code in words; the code where there are none.
    func name(ofLanguage code: String) -> String { localizedString(forIdentifier: code) ?? code }
}
