import ClinicModel
import Foundation
import PlainText

/// How resources of a health record say what several of them say.
extension JSONObject {
    var identifiers: [Identifier] { self["identifier"].items.compactMap(Identifier.init(json:)) }
    var subject: Patient.ID? { (self["subject"] ?? self["patient"]).flatMap(Patient.ID.init(json:)) }
    var encounter: Encounter.ID? { self["encounter"].flatMap(Encounter.ID.init(json:)) }

    func time(_ name: String) -> Date? { self[name]?.string.flatMap(FHIRTime.dateTime) }
    func dateTime(_ name: String) -> DateTime? { self[name]?.string.flatMap(FHIRTime.stated) }

    func concept(_ name: String) -> CodeableConcept? { self[name].flatMap(CodeableConcept.init(json:)) }
    func concepts(_ name: String) -> [CodeableConcept] { self[name].items.compactMap(CodeableConcept.init(json:)) }
    func references(_ name: String) -> [String] { self[name].items.compactMap(\.reference) }

    /// When the clinic has released it.
    var released: Date? { value(ofExtension: ClinicExtension.released)?.string.flatMap(FHIRTime.instant) }

    /// The text of the first note.
    var note: String? { self["note"].items.first?["text"]?.string }
}

extension ResourceEdit where Subject: HealthEntity {
    mutating func setOwner(as name: String = "subject") {
        setIdentifiers(\.identifiers)
        set(name, \.patient) { $0.map { .reference($0.reference) } }
    }

    mutating func setEncounter() {
        set("encounter", \.encounter) { $0.map { .reference($0.reference) } }
    }

    mutating func set(concepts name: String, _ concepts: KeyPath<Subject, [CodeableConcept]>) {
        set(
            name, concepts, decode: CodeableConcept.init(json:), encode: { concept, _ in concept.json },
            isSame: { _, _ in false })
    }

    mutating func set(references name: String, _ references: KeyPath<Subject, [String]>) {
        set(name, references, decode: \.reference, encode: { reference, _ in .reference(reference) })
    }

    mutating func setNote(_ note: KeyPath<Subject, String?>) {
        setFirst("note", note) { ["text": .string($0)] }
    }
}

extension ResourceEdit where Subject: ResultEntity {
    mutating func setRelease() {
        set(extension: ClinicExtension.released, \.released) {
            $0.map { .init(name: "valueInstant", value: .string(FHIRTime.text($0))) }
        }
    }
}

extension Quantity {
    init?(json: JSONValue?) {
        guard let object = json?.object else { return nil }
        let value: ExactDecimal? = if case .number(let digits)? = object["value"] { ExactDecimal(digits) } else { nil }
        self.init(
            value: value, comparator: object["comparator"]?.string.flatMap(Comparator.init),
            unit: object["unit"]?.string, system: object["system"]?.string, code: object["code"]?.string)
    }

    var json: JSONValue {
        .some(
            ("value", value.map { .number($0.description) }), ("comparator", comparator.map { .string($0.rawValue) }),
            ("unit", unit.map(JSONValue.string)), ("system", system.map(JSONValue.string)),
            ("code", code.map(JSONValue.string)))
    }
}
