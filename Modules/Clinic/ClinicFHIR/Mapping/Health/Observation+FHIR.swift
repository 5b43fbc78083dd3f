import ClinicModel
import Foundation
import PlainText

extension Observation: ResourceMapping {
    init(_ resource: JSONObject, id: ID) throws(ElementFault) {
        self.init(
            id: id, identifiers: resource.identifiers, status: try resource.code("status", in: Self.resourceType),
            categories: resource.concepts("category"), code: resource.concept("code") ?? CodeableConcept(),
            patient: resource.subject, encounter: resource.encounter,
            effective: resource.beginning(of: "effective"), issued: resource.time("issued"),
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
        edit.set(instant: "effectiveDateTime", \.effective)
        edit.set(instant: "issued", \.issued)
        edit.set(references: "performer", \.performers)
        if edit.hasChanged(\.value) { Value.write(value, in: &edit.resource) }
        edit.set(concepts: "interpretation", \.interpretations)
        edit.setNote(\.note)
        edit.set("referenceRange", \.referenceRanges, decode: ReferenceRange.init(json:), encode: { $0.json(over: $1) })
        edit.set(
            "component", \.components, decode: Component.init(json:), encode: { $0.json(over: $1) },
            isSame: { $0.code == $1.code })
    }
}

extension Observation.Value {
    /// The value of an Observation or of one of its components.
    fileprivate init?(of object: JSONObject) {
        if let quantity = Quantity(json: object["valueQuantity"]) {
            self = .quantity(quantity)
        } else if case .number(let digits)? = object["valueInteger"] {
            self = .quantity(Quantity(value: ExactDecimal(digits)))
        } else if let concept = object.concept("valueCodeableConcept") {
            self = .concept(concept)
        } else if let text = object["valueString"]?.string {
            self = .text(text)
        } else {
            return nil
        }
    }

    fileprivate static func write(_ value: Self?, in object: inout JSONObject) {
        for name in object.members.map(\.name) where name.hasPrefix("value") { object[name] = nil }
        switch value {
        case .quantity(let quantity)?: object["valueQuantity"] = quantity.json
        case .concept(let concept)?: object["valueCodeableConcept"] = concept.json
        case .text(let text)?: object["valueString"] = .string(text)
        case nil: break
        }
    }
}

extension Observation.ReferenceRange {
    fileprivate init?(json: JSONValue) {
        guard json.object != nil else { return nil }
        self.init(low: Quantity(json: json["low"]), high: Quantity(json: json["high"]), text: json["text"]?.string)
    }

    fileprivate func json(over old: JSONValue?) -> JSONValue {
        var object = old?.object ?? JSONObject()
        object["low"] = low?.json
        object["high"] = high?.json
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
        object["referenceRange"] =
            referenceRanges.isEmpty ? nil : .array(referenceRanges.map { $0.json(over: nil) })
        return .object(object)
    }
}
