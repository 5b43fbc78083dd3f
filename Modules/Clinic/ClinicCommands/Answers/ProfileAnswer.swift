import ClinicModel
import ClinicProgram
import Foundation

/// Who the user is, and how the clinic reaches them.
package struct ProfileAnswer: Answer {
    private struct Contact: Encodable {
        let system: String?
        let value: String
    }

    private enum CodingKeys: CodingKey {
        case user, id, name, birthDate, identifiers, telecom, address, language
    }

    private let profile: Profile

    package init(_ profile: Profile) {
        self.profile = profile
    }

    package func lines(width: Int?) -> [String] {
        let person: [(name: Phrase, text: String?)] = [
            ("Name", profile.name), ("User", profile.userName), ("Born", patient?.birthDate?.words.said),
            ("Numbers", identifiers.map(\.value).joined(separator: ", ")),
        ]
        let contacts: [(name: Phrase, text: String?)] = telecom.map {
            ($0.system?.words ?? "Contact", $0.value)
        }
        let rest: [(name: Phrase, text: String?)] = [
            ("Address", addressWords.joined(separator: ", ")), ("Language", languageWords), ("ID", id),
        ]
        return Facts.lines(person + contacts + rest, width: width) + lackLines(width: width)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(profile.userName, forKey: .user)
        try container.encode(id, forKey: .id)
        try container.encode(profile.name, forKey: .name)
        try container.encodeIfPresent(patient?.birthDate, forKey: .birthDate)
        try container.encode(identifiers.map(\.value), forKey: .identifiers)
        try container.encode(
            telecom.map { Contact(system: $0.system?.rawValue, value: $0.value) }, forKey: .telecom)
        try container.encode(address, forKey: .address)
        try container.encodeIfPresent(profile.language, forKey: .language)
    }

    /// Says where a patient cannot be reached.
    private func lackLines(width: Int?) -> [String] {
        guard let patient, !patient.hasContact else { return [] }
        return ("The clinic has neither a telephone number nor an e-mail address of yours." as Phrase).said
            .wrapped(to: width)
    }

    private var patient: Patient? { if case .patient(let patient) = profile.person { patient } else { nil } }

    private var id: String {
        switch profile.person {
        case .patient(let patient): patient.id.rawValue
        case .practitioner(let practitioner): practitioner.id.rawValue
        }
    }

    private var identifiers: [Identifier] {
        switch profile.person {
        case .patient(let patient): patient.identifiers
        case .practitioner(let practitioner): practitioner.identifiers
        }
    }

    private var telecom: [ContactPoint] {
        switch profile.person {
        case .patient(let patient): patient.telecom
        case .practitioner(let practitioner): practitioner.telecom
        }
    }

    private var address: [String] { patient?.currentAddress?.written ?? [] }

    /// The address with the country's name in the language of the program.
    private var addressWords: [String] {
        guard var address = patient?.currentAddress else { return [] }
        if let country = address.country { address.country = Country.name(of: country, in: ProgramLanguage.locale) }
        return address.written
    }

    private var languageWords: String? {
        profile.language.map { ProgramLanguage.locale.localizedString(forIdentifier: $0) ?? $0 }
    }
}

extension ContactPoint.System {
    fileprivate var words: Phrase {
        switch self {
        case .phone: "Phone"
        case .fax: "Fax"
        case .email: "Email"
        case .pager: "Pager"
        case .url: "Url"
        case .sms: "Sms"
        case .other: "Other"
        }
    }
}
