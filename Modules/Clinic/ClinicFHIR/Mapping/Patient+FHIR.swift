import ClinicModel
import PlainText

extension Patient: ResourceMapping {
    init(_ resource: JSONObject, id: ID) {
        let deceased = resource["deceasedBoolean"]?.bool ?? (resource["deceasedDateTime"] != nil)
        self.init(
            id: id, active: resource["active"]?.bool ?? true,
            identifiers: resource["identifier"].items.compactMap(Identifier.init(json:)),
            names: resource["name"].items.compactMap(HumanName.init(json:)),
            telecom: resource["telecom"].items.compactMap(ContactPoint.init(json:)),
            gender: resource["gender"]?.string.flatMap(AdministrativeGender.init),
            birthDate: resource["birthDate"]?.string.flatMap { PartialDate($0) }, deceased: deceased,
            generalPractitioners: resource["generalPractitioner"].items.compactMap(Practitioner.ID.init(json:)),
            addresses: resource["address"].items.compactMap(PostalAddress.init(json:)),
            language: Self.spokenLanguage(resource["communication"])?["language"]?.languageCode)
    }

    func write(_ edit: inout ResourceEdit<Patient>) {
        edit.setIdentifiers(\.identifiers)
        edit.set("active", \.active) { .bool($0) }
        edit.set("name", \.names, decode: HumanName.init(json:), encode: { $0.json(over: $1) }) { $0.use == $1.use }
        edit.set("telecom", \.telecom, decode: ContactPoint.init(json:), encode: { $0.json(over: $1) }) {
            $0.system == $1.system
        }
        edit.set("gender", \.gender) { $0.map { .string($0.rawValue) } }
        edit.set("birthDate", \.birthDate) { $0.map { .string($0.description) } }
        if edit.before?.deceased ?? false != deceased {
            edit.resource["deceasedDateTime"] = nil
            edit.resource["deceasedBoolean"] = .bool(deceased)
        }
        edit.set(
            unordered: "generalPractitioner", \.generalPractitioners, decode: Practitioner.ID.init(json:),
            encode: { id, _ in .reference(id.reference) })
        edit.set(
            "address", \.addresses, decode: PostalAddress.init(json:), encode: { $0.json(over: $1) }
        ) { $0.use == $1.use }
        writeLanguage(&edit)
    }

    /// The language that is preferred, else the first one.
    private static func spokenLanguage(_ communication: JSONValue?) -> JSONValue? {
        let languages = communication.items
        return languages.first { $0["preferred"]?.bool == true } ?? languages.first
    }

    /// The others that are spoken stay.
    private func writeLanguage(_ edit: inout ResourceEdit<Patient>) {
        guard edit.hasChanged(\.language), let language else { return }
        var languages = edit.resource["communication"].items
        for index in languages.indices {
            guard var object = languages[index].object else { continue }
            object["preferred"] = nil
            languages[index] = .object(object)
        }
        let known = languages.firstIndex { $0["language"]?.languageCode == language }
        var preferred =
            known.flatMap { languages.remove(at: $0).object }
            ?? JSONObject([
                ("language", ["coding": [["system": "urn:ietf:bcp:47", "code": .string(language)]]])
            ])
        preferred["preferred"] = true
        languages.append(.object(preferred))
        edit.resource["communication"] = .array(languages)
    }
}

extension EntityID {
    /// The id in a Reference.
    init?(json: JSONValue) {
        guard let reference = json.reference else { return nil }
        self.init(reference: reference.split(separator: "/_history/").first.map(String.init) ?? reference)
    }
}

extension JSONValue {
    /// The code that a CodeableConcept of a language has first.
    fileprivate var languageCode: String? { self["coding"]?.array?.first?["code"]?.string }
}
