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

    /// Whether the clinic has a telephone number or an e-mail address of theirs.
    package var hasContact: Bool {
        telecom.contains { $0.system == .phone || $0.system == .sms || $0.system == .email }
    }

    /// Whether a change leaves the clinic neither a telephone number nor an e-mail address of theirs.
    package func losesContact(changing shown: Demographics, to wanted: Demographics) -> Bool {
        var changed = self
        _ = changed.change(from: shown, to: wanted.trimmed)
        return hasContact && !changed.hasContact
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
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
