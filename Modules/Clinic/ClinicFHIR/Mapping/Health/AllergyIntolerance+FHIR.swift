import ClinicModel
import Foundation
import PlainText

extension AllergyIntolerance: ResourceMapping {
    init(_ resource: JSONObject, id: ID) throws(ElementFault) {
        self.init(
            id: id, identifiers: resource.identifiers,
            clinicalStatus: resource.concept("clinicalStatus")?.code(in: ClinicalStatus.allergySystem)
                .flatMap(ClinicalStatus.init),
            verificationStatus: resource.concept("verificationStatus")?.code(in: VerificationStatus.allergySystem)
                .flatMap(VerificationStatus.init),
            type: resource["type"]?.string.flatMap(Kind.init), category: Self.category(resource["category"]),
            criticality: resource["criticality"]?.string.flatMap(Criticality.init), code: resource.concept("code"),
            patient: resource.subject, encounter: resource.encounter, onset: resource.stated("onset"),
            recorded: resource.dateTime("recordedDate"), recorder: resource["recorder"]?.reference,
            reactions: resource["reaction"].items.compactMap(Reaction.init(json:)))
    }

    func write(_ edit: inout ResourceEdit<AllergyIntolerance>) {
        edit.setOwner(as: "patient")
        edit.set("clinicalStatus", \.clinicalStatus) { status in
            status.map { CodeableConcept(system: ClinicalStatus.allergySystem, code: $0.rawValue).json }
        }
        edit.set("verificationStatus", \.verificationStatus) { status in
            status.map { CodeableConcept(system: VerificationStatus.allergySystem, code: $0.rawValue).json }
        }
        // An older version has kept these in the text alone; nothing takes them away.
        if type != nil { edit.set("type", \.type) { $0.map { .string($0.rawValue) } } }
        if category != nil {
            edit.set("category", \.category) { codes in codes.map { .array($0.map { .string($0.rawValue) }) } }
        }
        if recorder != nil { edit.set("recorder", \.recorder) { $0.map { .reference($0) } } }
        edit.set("criticality", \.criticality) { $0.map { .string($0.rawValue) } }
        edit.set("code", \.code) { $0?.json }
        edit.setEncounter()
        edit.set(stated: "onset", \.onset)
        edit.set(dateTime: "recordedDate", \.recorded)
        edit.set("reaction", \.reactions, decode: Reaction.init(json:), encode: { $0.json(over: $1) })
    }

    private static func category(_ value: JSONValue?) -> [Category]? {
        let codes = value.items.compactMap { $0.string.flatMap(Category.init) }
        return codes.isEmpty ? nil : codes
    }
}

extension AllergyIntolerance.Reaction {
    fileprivate init?(json: JSONValue) {
        guard json.object != nil else { return nil }
        self.init(
            substance: json["substance"].flatMap(CodeableConcept.init(json:)),
            manifestations: json["manifestation"].items.compactMap(CodeableConcept.init(json:)),
            severity: json["severity"]?.string.flatMap(Severity.init))
    }

    fileprivate func json(over old: JSONValue?) -> JSONValue {
        var object = old?.object ?? JSONObject()
        if let substance { object["substance"] = substance.json }
        object["manifestation"] = manifestations.isEmpty ? nil : .array(manifestations.map(\.json))
        object["severity"] = severity.map { .string($0.rawValue) }
        return .object(object)
    }
}
