import ClinicModel
import Foundation
import SwiftUI
import UIKit

/// The fields of what patients change by themselves.
struct DemographicsFields: View {
    @Binding var demographics: Demographics
    let program: String?
    let focus: FocusState<AccountForm.Field?>.Binding
    @Environment(\.locale) private var locale

    var body: some View {
        Section {
            TextField("Telephone", text: $demographics.phone)
                .textContentType(.telephoneNumber)
                .focused(focus, equals: .demographics(.phone))
                .accessibilityIdentifier("account.phone")
            TextField("E-mail", text: $demographics.email)
                .textContentType(.emailAddress)
                .focused(focus, equals: .demographics(.email))
                .accessibilityIdentifier("account.email")
        }
        Section("Address") {
            TextField("Street", text: $demographics.streetInOneLine)
                .textContentType(.streetAddressLine1)
                .focused(focus, equals: .demographics(.street))
                .accessibilityIdentifier("account.street")
            TextField("Postal code", text: $demographics.postalCode)
                .textContentType(.postalCode)
                .focused(focus, equals: .demographics(.postalCode))
                .accessibilityIdentifier("account.postalCode")
            if demographics.lacksPostalCode {
                Text("Most countries need a postal code.").foregroundStyle(.secondary)
            }
            TextField("City", text: $demographics.city)
                .textContentType(.addressCity)
                .focused(focus, equals: .demographics(.city))
                .accessibilityIdentifier("account.city")
            TextField("State", text: $demographics.state)
                .textContentType(.addressState)
                .focused(focus, equals: .demographics(.state))
                .accessibilityIdentifier("account.state")
            Picker("Country", selection: $demographics.country) {
                ForEach(countries, id: \.self) { country in
                    Text(verbatim: Country.name(of: country, in: locale)).tag(country)
                }
                Text("Not said").tag("")
            }
            .focused(focus, equals: .demographics(.country))
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
            .focused(focus, equals: .demographics(.language))
            .accessibilityIdentifier("account.language")
        } footer: {
            Text(languageNote)
        }
    }

    /// What the language is for, and what the screen's own depends on.
    private var languageNote: LocalizedStringKey {
        guard let program else {
            return
                "The language in which the clinic is to write and speak to you. This screen is in that of your browser or device."
        }
        return
            "The language in which the clinic is to write and speak to you. From the next start these screens are in it, too, where they speak it; “\(program) --locale de” starts them in another."
    }

    /// The present one first, as it is written.
    private var countries: [String] {
        let own = demographics.country
        let others = Country.codes(in: locale).filter { $0 != Country.code(of: own) }
        return own.isEmpty ? others : [own] + others
    }

    private var languages: [String] {
        let known = Demographics.languages
        let own = demographics.language.map { known.contains($0) ? [] : [$0] } ?? []
        return (known + own).sorted { locale.name(ofLanguage: $0) < locale.name(ofLanguage: $1) }
    }
}

extension Demographics {
    /// The lines above the city, with a comma between them.
    fileprivate var streetInOneLine: String {
        get { street.replacing("\n", with: ", ") }
        set { street = newValue.replacing(", ", with: "\n") }
    }

    fileprivate var lacksPostalCode: Bool { postalCode.isEmpty && !(street.isEmpty && city.isEmpty) }
}
