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
            generalPractitioners: resource["generalPractitioner"].items.compactMap(Practitioner.ID.init(json:)))
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
    }
}

extension EntityID {
    /// The id in a Reference.
    init?(json: JSONValue) {
        guard let reference = json.reference else { return nil }
        self.init(reference: reference.split(separator: "/_history/").first.map(String.init) ?? reference)
    }
}
