import Foundation

extension Demographics {
    /// The fields in the order in which they are asked for.
    package enum Field: String, Hashable, Sendable, CaseIterable {
        case phone, email, street, postalCode, city, state, country, language
    }

    /// The first field by which nobody can be reached; nil where there is none.
    package func firstFault(changing shown: Demographics) -> Field? {
        let trimmed = trimmed
        return Field.allCases.first { trimmed.fault(in: $0, changing: shown) != nil }
    }

    /// The same without white space around it. Throws `invalid` where one cannot be written to in this way.
    func checked(changing shown: Demographics) throws(ClinicError) -> Demographics {
        let trimmed = trimmed
        for field in Field.allCases {
            if let fault = trimmed.fault(in: field, changing: shown) { throw fault }
        }
        return trimmed
    }

    var trimmed: Demographics {
        var trimmed = self
        for field in [\Demographics.phone, \.email, \.postalCode, \.city, \.state, \.country] {
            trimmed[keyPath: field] = self[keyPath: field].trimmed
        }
        trimmed.street = street.split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(separator: "\n")
        return trimmed
    }

    private func fault(in field: Field, changing shown: Demographics) -> ClinicError? {
        let text = text(of: field)
        if field != .street, text.contains(where: \.isNewline) {
            return .invalid("“\(text)” is more than one line.")
        }
        if text.unicodeScalars.count > Self.longest {
            return .invalid("“\(String(text.prefix(20)))…” is longer than \(Self.longest) characters.")
        }
        // What was written elsewhere stays as it is.
        guard field == .language || !text.isEmpty && text != shown.trimmed.text(of: field) else { return nil }
        return switch field {
        case .phone where !ContactPoint.isTelephoneNumber(text):
            .invalid("“\(text)” is no telephone number: write one that can be dialled, such as +41 00 000 00 00.")
        case .email where !ContactPoint.isEmailAddress(text):
            .invalid("“\(text)” is no e-mail address: write one such as name@caduceus.example.")
        case .postalCode where !PostalAddress.isPostalCode(text):
            .invalid("“\(text)” is no postal code: write its letters and digits, such as 1001.")
        case .country where !Country.isKnown(text):
            .invalid("“\(text)” is no country: write its name, or its code such as CH.")
        case .language where language != nil && !text.isLanguageCode:
            .invalid("“\(text)” is no code of a language, such as de.")
        default: nil
        }
    }

    private func text(of field: Field) -> String {
        switch field {
        case .phone: phone
        case .email: email
        case .street: street
        case .postalCode: postalCode
        case .city: city
        case .state: state
        case .country: country
        case .language: language ?? ""
        }
    }
}

extension String {
    /// Letters and digits in parts, as BCP 47 has them.
    fileprivate var isLanguageCode: Bool {
        let parts = split(separator: "-", omittingEmptySubsequences: false)
        return (2...3).contains(parts.first?.count ?? 0)
            && parts.allSatisfy {
                (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            }
    }
}
