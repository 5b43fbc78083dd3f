import ClinicModel
import PlainText

extension Dosage {
    init?(json: JSONValue) {
        self.init(parts: json)
        if self.json(over: nil) != json { source = JSONWriter.text(json) }
    }

    private init?(parts json: JSONValue) {
        guard let object = json.object else { return nil }
        let amounts = object["doseAndRate"].items.first
        let range = amounts?["doseRange"]
        self.init(
            text: object["text"]?.string, patientInstruction: object["patientInstruction"]?.string,
            timing: object["timing"].flatMap(Timing.init(json:)),
            asNeeded: object["asNeededBoolean"]?.bool ?? (object["asNeededCodeableConcept"] != nil),
            route: object.concept("route"),
            dose: Quantity(json: amounts?["doseQuantity"]) ?? Quantity(json: range?["low"])
                ?? Quantity(json: range?["high"]))
        let details = Details(
            sequence: object["sequence"]?.integer, additional: object.concepts("additionalInstruction"),
            need: object.concept("asNeededCodeableConcept"), site: object.concept("site"),
            method: object.concept("method"),
            greatestDose: range?["low"] == nil ? nil : Quantity(json: range?["high"]),
            rate: amounts.flatMap(Self.rate), limits: Self.limits(in: object))
        if details != Details() { self.details = details }
    }

    private static func rate(_ json: JSONValue) -> String? {
        if let ratio = json["rateRatio"] {
            let parts = [ratio["numerator"], ratio["denominator"]].compactMap { Quantity(json: $0)?.display }
            return parts.count == 2 ? parts.joined(separator: " / ") : nil
        }
        if let range = json["rateRange"].flatMap(QuantityRange.init(json:)) { return range.words?.description }
        return Quantity(json: json["rateQuantity"])?.display
    }

    private static func limits(in object: JSONObject) -> [Limit] {
        var limits: [Limit] = []
        if let ratio = object["maxDosePerPeriod"], let dose = Quantity(json: ratio["numerator"]),
            let period = Quantity(json: ratio["denominator"])
        {
            limits.append(.init(.period, dose, period: period))
        }
        if let dose = Quantity(json: object["maxDosePerAdministration"]) { limits.append(.init(.administration, dose)) }
        if let dose = Quantity(json: object["maxDosePerLifetime"]) { limits.append(.init(.lifetime, dose)) }
        return limits
    }

    func json(over old: JSONValue?) -> JSONValue {
        let old = old ?? source.flatMap { try? JSONParser.parse($0) }
        var object = old?.object ?? JSONObject()
        let before = old.flatMap(Dosage.init(parts:))
        object["text"] = text.map(JSONValue.string)
        object["patientInstruction"] = patientInstruction.map(JSONValue.string)
        // What is said besides is never changed here, and an older version has not kept it.
        if let timing, before?.timing.map(timing.isAsOften) != true { object["timing"] = ["repeat": timing.json] }
        if before?.asNeeded ?? false != asNeeded {
            object["asNeededCodeableConcept"] = nil
            object["asNeededBoolean"] = .bool(asNeeded)
        }
        object["route"] = route?.json
        if let dose, before?.dose != dose { object["doseAndRate"] = [["doseQuantity": dose.json]] }
        return .object(object)
    }
}

extension Dosage.Timing {
    fileprivate init?(json: JSONValue) {
        let rule = json["repeat"]
        func decimal(_ name: String) -> ExactDecimal? {
            if case .number(let digits)? = rule?[name] { ExactDecimal(digits) } else { nil }
        }
        self.init(
            frequency: rule?["frequency"]?.integer, period: decimal("period"),
            unit: rule?["periodUnit"]?.string.flatMap(Unit.init))
        let details = Details(
            greatestFrequency: rule?["frequencyMax"]?.integer, greatestPeriod: decimal("periodMax"),
            weekdays: rule?["dayOfWeek"].items.compactMap { $0.string.flatMap(Weekday.init) } ?? [],
            times: rule?["timeOfDay"].items.compactMap { $0.string.map { String($0.prefix(5)) } } ?? [],
            events: rule?["when"].items.compactMap { $0.string.flatMap(DayEvent.init) } ?? [],
            offset: rule?["offset"]?.integer,
            duration: decimal("duration").map { Quantity($0, rule?["durationUnit"]?.string ?? "") },
            count: rule?["count"]?.integer, bounds: rule.flatMap(Self.bounds),
            moments: json["event"].items.compactMap { $0.string.map(Self.moment) },
            code: json["code"].flatMap(CodeableConcept.init(json:)))
        if details != Details() { self.details = details }
        if self == Self() { return nil }
    }

    private static func bounds(_ rule: JSONValue) -> Bounds? {
        if let duration = Quantity(json: rule["boundsDuration"]) { return Bounds(length: duration) }
        if let range = rule["boundsRange"], let least = Quantity(json: range["low"]) ?? Quantity(json: range["high"]) {
            return Bounds(length: least, greatestLength: range["low"] == nil ? nil : Quantity(json: range["high"]))
        }
        guard let period = rule["boundsPeriod"] else { return nil }
        let days = ["start", "end"].map { name in period[name]?.string.map { String($0.prefix(10)) } }
        return days == [nil, nil] ? nil : Bounds(from: days[0], until: days[1])
    }

    private static func moment(_ dateTime: String) -> String {
        String(dateTime.prefix(16)).replacing("T", with: " ")
    }

    /// As it is prescribed here: so many times in a period, and at which events of the day.
    fileprivate var json: JSONValue {
        .some(
            ("frequency", frequency.map { .number(String($0)) }), ("period", period.map { .number($0.description) }),
            ("periodUnit", unit.map { .string($0.rawValue) }), ("when", .list(details?.events.map(\.rawValue) ?? [])),
            ("offset", details?.offset.map { .number(String($0)) }))
    }
}
