import ClinicModel
import PlainText

extension Observation.Value {
    /// The value of an Observation or of one of its components.
    init?(of object: JSONObject) {
        if let quantity = Quantity(json: object["valueQuantity"]) {
            self = .quantity(quantity)
        } else if case .number(let digits)? = object["valueInteger"] {
            self = .quantity(Quantity(value: ExactDecimal(digits)))
        } else if let concept = object.concept("valueCodeableConcept") {
            self = .concept(concept)
        } else if let text = object["valueString"]?.string {
            self = .text(text)
        } else if let flag = object["valueBoolean"]?.bool {
            self = .boolean(flag)
        } else if let range = object["valueRange"].flatMap(QuantityRange.init(json:)) {
            self = .range(range)
        } else if let ratio = object["valueRatio"], let numerator = Quantity(json: ratio["numerator"]),
            let denominator = Quantity(json: ratio["denominator"])
        {
            self = .ratio(numerator: numerator, denominator: denominator)
        } else if let data = object["valueSampledData"] {
            self = .sampledData(count: (data["data"]?.string ?? "").split(whereSeparator: \.isWhitespace).count)
        } else if let time = object["valueTime"]?.string {
            self = .time(time)
        } else if let text = object["valueDateTime"]?.string {
            self = .dateTime(text)
        } else if let period = object["valuePeriod"] {
            self = .period(start: period["start"]?.string, end: period["end"]?.string)
        } else if let reason = object.concept("dataAbsentReason") {
            self = .absent(reason)
        } else {
            return nil
        }
    }

    /// Writes the value in the place of what stands there. None leaves what an older version has not read. The samples of
    /// a device are not in the value, and stay.
    static func write(_ value: Self?, in object: inout JSONObject) {
        guard let value, value != Self(of: object), let member = value.member else { return }
        for name in object.members.map(\.name) where name.hasPrefix("value") { object[name] = nil }
        object["dataAbsentReason"] = nil
        object[member.name] = member.value
    }

    private var member: JSONObject.Member? {
        switch self {
        case .quantity(let quantity): .init(name: "valueQuantity", value: quantity.json)
        case .concept(let concept): .init(name: "valueCodeableConcept", value: concept.json)
        case .text(let text): .init(name: "valueString", value: .string(text))
        case .boolean(let flag): .init(name: "valueBoolean", value: .bool(flag))
        case .range(let range): .init(name: "valueRange", value: range.json)
        case .ratio(let numerator, let denominator):
            .init(
                name: "valueRatio", value: .some(("numerator", numerator.json), ("denominator", denominator.json)))
        case .sampledData: nil
        case .time(let time): .init(name: "valueTime", value: .string(time))
        case .dateTime(let text): .init(name: "valueDateTime", value: .string(text))
        case .period(let start, let end):
            .init(
                name: "valuePeriod",
                value: .some(("start", start.map(JSONValue.string)), ("end", end.map(JSONValue.string))))
        case .absent(let reason): .init(name: "dataAbsentReason", value: reason.json)
        }
    }
}

extension QuantityRange {
    init?(json: JSONValue) {
        guard json.object != nil else { return nil }
        self.init(low: Quantity(json: json["low"]), high: Quantity(json: json["high"]))
    }

    var json: JSONValue { .some(("low", low?.json), ("high", high?.json)) }
}
