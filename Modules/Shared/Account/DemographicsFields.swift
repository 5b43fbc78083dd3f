import ClinicModel
import Foundation
import SwiftUI

/// The fields of what patients change by themselves.
struct DemographicsFields: View {
    @Binding var demographics: Demographics
    @Environment(\.locale) private var locale

    var body: some View {
        Section {
            TextField("Telephone", text: $demographics.phone)
                .accessibilityIdentifier("account.phone")
            TextField("E-mail", text: $demographics.email)
                .accessibilityIdentifier("account.email")
        }
        Section("Address") {
            TextField("Street", text: $demographics.street, axis: .vertical)
                .accessibilityIdentifier("account.street")
            TextField("Postal code", text: $demographics.postalCode)
                .accessibilityIdentifier("account.postalCode")
            TextField("City", text: $demographics.city)
                .accessibilityIdentifier("account.city")
            TextField("State", text: $demographics.state)
                .accessibilityIdentifier("account.state")
            TextField("Country", text: $demographics.country)
                .accessibilityIdentifier("account.country")
        }
        Section {
            Picker("Language", selection: $demographics.language) {
                if demographics.language == nil {
                    Text("Not said").tag(String?.none)
                }
                ForEach(languages, id: \.self) { language in
                    Text(verbatim: locale.name(ofLanguage: language)).tag(String?.some(language))
                }
            }
            .accessibilityIdentifier("account.language")
        }
    }

    private var languages: [String] {
        let known = AccountUIModel.languages
        let own = demographics.language.map { known.contains($0) ? [] : [$0] } ?? []
        return (known + own).sorted { locale.name(ofLanguage: $0) < locale.name(ofLanguage: $1) }
    }
}
