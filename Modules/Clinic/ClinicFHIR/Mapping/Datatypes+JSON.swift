import ClinicModel
import PlainText

extension Identifier {
    package init?(json: JSONValue) {
        guard let value = json["value"]?.string else { return nil }
        self.init(system: json["system"]?.string, value: value)
    }

    var json: JSONValue { .some(("system", system.map(JSONValue.string)), ("value", .string(value))) }
}

extension ContactPoint {
    init?(json: JSONValue) {
        guard let value = json["value"]?.string else { return nil }
        self.init(
            system: json["system"]?.string.flatMap(System.init), value: value,
            use: json["use"]?.string.flatMap(Use.init))
    }

    func json(over old: JSONValue?) -> JSONValue {
        var object = old?.object ?? JSONObject()
        object["system"] = system.map { .string($0.rawValue) }
        object["value"] = .string(value)
        // One that an older version has stored has none: that of the resource stays.
        if let use { object["use"] = .string(use.rawValue) }
        return .object(object)
    }
}

extension HumanName {
    init?(json: JSONValue) {
        guard json.object != nil else { return nil }
        self.init(
            use: json["use"]?.string.flatMap(Use.init), text: json["text"]?.string, family: json["family"]?.string,
            given: json["given"].strings, prefix: json["prefix"].strings, suffix: json["suffix"].strings)
    }

    func json(over old: JSONValue?) -> JSONValue {
        var object = old?.object ?? JSONObject()
        object["use"] = use.map { .string($0.rawValue) }
        object["text"] = text.map(JSONValue.string)
        object["family"] = family.map(JSONValue.string)
        object["given"] = .list(given)
        object["prefix"] = .list(prefix)
        object["suffix"] = .list(suffix)
        return .object(object)
    }
}

extension Coding {
    init(json: JSONValue) {
        self.init(
            system: json["system"]?.string, code: json["code"]?.string, display: json["display"]?.string,
            translations: TranslationExtension.translations(of: "display", in: json))
    }

    var json: JSONValue {
        .some(
            ("system", system.map(JSONValue.string)), ("code", code.map(JSONValue.string)),
            ("display", display.map(JSONValue.string)), ("_display", TranslationExtension.json(translations)))
    }
}

extension CodeableConcept {
    package init?(json: JSONValue) {
        guard json.object != nil else { return nil }
        self.init(
            codings: (json["coding"]?.array ?? []).map(Coding.init(json:)), text: json["text"]?.string,
            translations: TranslationExtension.translations(of: "text", in: json))
    }

    var json: JSONValue {
        .some(
            ("coding", codings.isEmpty ? nil : .array(codings.map(\.json))), ("text", text.map(JSONValue.string)),
            ("_text", TranslationExtension.json(translations)))
    }
}

extension JSONValue {
    /// An object of those members that have a value.
    static func some(_ members: (String, JSONValue?)...) -> JSONValue {
        .object(JSONObject(members.compactMap { name, value in value.map { (name, $0) } }))
    }

    static func list(_ texts: [String]) -> JSONValue? {
        texts.isEmpty ? nil : .array(texts.map(JSONValue.string))
    }

    static func reference(_ reference: String) -> JSONValue { ["reference": .string(reference)] }

    /// The reference that this Reference makes.
    package var reference: String? { self["reference"]?.string }
}
