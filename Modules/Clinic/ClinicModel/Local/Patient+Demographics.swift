import Foundation

extension Patient {
    /// Takes what differs between what was shown and what is wanted, and leaves the rest as it is. Returns the names
    /// of what has changed.
    mutating func change(from shown: Demographics, to wanted: Demographics) -> [String] {
        var changed: [String] = []
        let before = demographics
        for (name, system, value) in [
            ("telephone", ContactPoint.System.phone, \Demographics.phone), ("e-mail address", .email, \.email),
        ] where shown[keyPath: value] != wanted[keyPath: value] && before[keyPath: value] != wanted[keyPath: value] {
            setTelecom(system, to: wanted[keyPath: value])
            changed.append(name)
        }
        if shown.postal != wanted.postal, before.postal != wanted.postal {
            setAddress(to: wanted)
            changed.append("address")
        }
        if shown.language != wanted.language, let language = wanted.language, language != self.language {
            self.language = language
            changed.append("language")
        }
        return changed
    }

    private mutating func setTelecom(_ system: ContactPoint.System, to value: String) {
        let index = telecom.firstIndex { $0.system == system }
        if value.isEmpty {
            if let index { telecom.remove(at: index) }
        } else if let index {
            telecom[index].value = value
        } else {
            telecom.append(ContactPoint(system: system, value: value))
        }
    }

    private mutating func setAddress(to wanted: Demographics) {
        let index = currentAddressIndex
        guard wanted.postal.contains(where: { !$0.isEmpty }) else {
            if let index { addresses.remove(at: index) }
            return
        }
        let address = PostalAddress(
            use: index.flatMap { addresses[$0].use } ?? .home,
            line: wanted.street.split(whereSeparator: \.isNewline).map(String.init), city: wanted.city.nonEmpty,
            state: wanted.state.nonEmpty, postalCode: wanted.postalCode.nonEmpty, country: wanted.country.nonEmpty)
        if let index { addresses[index] = address } else { addresses.append(address) }
    }
}

extension Demographics {
    fileprivate var postal: [String] { [street, postalCode, city, state, country] }

    /// The same without white space around it. Throws `invalid` where one cannot be written to in this way.
    func checked() throws(ClinicError) -> Demographics {
        var checked = self
        for field in [\Demographics.phone, \.email, \.postalCode, \.city, \.state, \.country] {
            checked[keyPath: field] = self[keyPath: field].trimmingCharacters(in: .whitespacesAndNewlines)
            guard !checked[keyPath: field].contains(where: \.isNewline) else {
                throw .invalid("“\(checked[keyPath: field])” is more than one line.")
            }
        }
        checked.street = street.split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(separator: "\n")
        for text in checked.postal + [checked.phone, checked.email] {
            guard text.unicodeScalars.count <= Self.longest else {
                throw .invalid("“\(String(text.prefix(20)))…” is longer than \(Self.longest) characters.")
            }
        }
        guard checked.phone.isEmpty || checked.phone.contains(where: \.isNumber) else {
            throw .invalid("“\(checked.phone)” is no telephone number.")
        }
        guard checked.email.isEmpty || checked.email.isEmailAddress else {
            throw .invalid("“\(checked.email)” is no e-mail address.")
        }
        guard language.map(\.isLanguageCode) ?? true else {
            throw .invalid("“\(language ?? "")” is no code of a language, such as de.")
        }
        return checked
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }

    fileprivate var isEmailAddress: Bool {
        let parts = split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && !contains(where: \.isWhitespace)
    }

    /// Letters and digits in parts, as BCP 47 has them.
    fileprivate var isLanguageCode: Bool {
        let parts = split(separator: "-", omittingEmptySubsequences: false)
        return (2...3).contains(parts.first?.count ?? 0)
            && parts.allSatisfy {
                (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            }
    }
}
