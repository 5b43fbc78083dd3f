import ClinicModel
import Foundation
import PlainText

extension Observation: ResourceMapping {
    init(_ resource: JSONObject, id: ID) throws(ElementFault) {
        self.init(
            id: id, identifiers: resource.identifiers, status: try resource.code("status", in: Self.resourceType),
            categories: resource.concepts("category"), code: resource.concept("code") ?? CodeableConcept(),
            patient: resource.subject, encounter: resource.encounter,
            effective: resource.stated("effective"), issued: resource.time("issued"),
            performers: resource.references("performer"), value: Value(of: resource),
            interpretations: resource.concepts("interpretation"),
            referenceRanges: resource["referenceRange"].items.compactMap(ReferenceRange.init(json:)),
            components: resource["component"].items.compactMap(Component.init(json:)), note: resource.note,
            released: resource.released, basis: resource.basis)
    }

    func write(_ edit: inout ResourceEdit<Observation>) {
        edit.setRelease()
        edit.setOwner()
        edit.setBasis()
        edit.set("status", \.status) { .string($0.rawValue) }
        edit.set(concepts: "category", \.categories)
        edit.set("code", \.code) { $0.json }
        edit.setEncounter()
        edit.set(stated: "effective", \.effective)
        edit.set(instant: "issued", \.issued)
        edit.set(references: "performer", \.performers)
        if edit.hasChanged(\.value) { Value.write(value, in: &edit.resource) }
        edit.set(concepts: "interpretation", \.interpretations)
        edit.setNote(\.note)
        edit.set(
            "referenceRange", \.referenceRanges, decode: ReferenceRange.init(json:), encode: { $0.json(over: $1) },
            isSame: { $0.hasLimits(of: $1) })
        edit.set(
            "component", \.components, decode: Component.init(json:), encode: { $0.json(over: $1) },
            isSame: { $0.code == $1.code })
    }
}

extension Observation.ReferenceRange {
    fileprivate init?(json: JSONValue) {
        guard json.object != nil else { return nil }
        let concepts = json["appliesTo"].items.compactMap(CodeableConcept.init(json:))
        self.init(
            low: Quantity(json: json["low"]), high: Quantity(json: json["high"]), text: json["text"]?.string,
            appliesTo: concepts.isEmpty ? nil : concepts, age: json["age"].flatMap(QuantityRange.init(json:)))
    }

    fileprivate func hasLimits(of other: Self) -> Bool {
        (low, high, text) == (other.low, other.high, other.text)
    }

    /// Whom it is for stays as it is where this does not say it, as what an older version has read does not.
    fileprivate func json(over old: JSONValue?) -> JSONValue {
        var object = old?.object ?? JSONObject()
        object["low"] = low?.json
        object["high"] = high?.json
        if let appliesTo { object["appliesTo"] = .array(appliesTo.map(\.json)) }
        if let age { object["age"] = age.json }
        object["text"] = text.map(JSONValue.string)
        return .object(object)
    }
}

extension Observation.Component {
    fileprivate init?(json: JSONValue) {
        guard let object = json.object, let code = object.concept("code") else { return nil }
        self.init(
            code: code, value: Observation.Value(of: object), interpretations: object.concepts("interpretation"),
            referenceRanges: object["referenceRange"].items.compactMap(Observation.ReferenceRange.init(json:)))
    }

    fileprivate func json(over old: JSONValue?) -> JSONValue {
        var object = old?.object ?? JSONObject()
        object["code"] = code.json
        Observation.Value.write(value, in: &object)
        object["interpretation"] = interpretations.isEmpty ? nil : .array(interpretations.map(\.json))
        let before = object["referenceRange"].items
        let places = referenceRanges.map { range in
            before.first { Observation.ReferenceRange(json: $0)?.hasLimits(of: range) ?? false }
        }
        object["referenceRange"] =
            referenceRanges.isEmpty ? nil : .array(zip(referenceRanges, places).map { $0.json(over: $1) })
        return .object(object)
    }
}
