import ClinicModel
import PlainText

extension Dosage {
    init?(json: JSONValue) {
        guard let object = json.object else { return nil }
        self.init(
            text: object["text"]?.string, patientInstruction: object["patientInstruction"]?.string,
            timing: Timing(json: object["timing"]?["repeat"]),
            asNeeded: object["asNeededBoolean"]?.bool ?? (object["asNeededCodeableConcept"] != nil),
            route: object.concept("route"), dose: Quantity(json: object["doseAndRate"].items.first?["doseQuantity"]))
    }

    func json(over old: JSONValue?) -> JSONValue {
        var object = old?.object ?? JSONObject()
        let before = old.flatMap(Dosage.init(json:))
        object["text"] = text.map(JSONValue.string)
        object["patientInstruction"] = patientInstruction.map(JSONValue.string)
        if before?.timing != timing { object["timing"] = timing.map { ["repeat": $0.json] } }
        if before?.asNeeded ?? false != asNeeded {
            object["asNeededCodeableConcept"] = nil
            object["asNeededBoolean"] = .bool(asNeeded)
        }
        object["route"] = route?.json
        if before?.dose != dose { object["doseAndRate"] = dose.map { [["doseQuantity": $0.json]] } }
        return .object(object)
    }
}

extension Dosage.Timing {
    fileprivate init?(json: JSONValue?) {
        guard let json, case .number(let digits)? = json["period"], let period = ExactDecimal(digits),
            let unit = json["periodUnit"]?.string.flatMap(Unit.init)
        else { return nil }
        self.init(frequency: json["frequency"]?.integer ?? 1, period: period, unit: unit)
    }

    fileprivate var json: JSONValue {
        [
            "frequency": .number(String(frequency)), "period": .number(period.description),
            "periodUnit": .string(unit.rawValue),
        ]
    }
}
