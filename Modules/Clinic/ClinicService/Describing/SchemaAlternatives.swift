import ClinicModel

/// A type whose values are told apart by their only member, by the cases' names.
protocol SchemaAlternatives {
    static var cases: [String] { get }
}

extension Principal: SchemaAlternatives {
    static var cases: [String] { ["patient", "practitioner"] }
}

extension Profile.Person: SchemaAlternatives {
    static var cases: [String] { ["patient", "practitioner"] }
}

extension AppointmentList: SchemaAlternatives {
    static var cases: [String] { ["upcoming", "requested", "calledOff", "past", "during", "inState"] }
}

extension ResultID: SchemaAlternatives {
    static var cases: [String] { ["observation", "report"] }
}

extension AnswerValue: SchemaAlternatives {
    static var cases: [String] { ["boolean", "decimal", "integer", "date", "string", "time", "coding", "quantity"] }
}

extension Observation.Value: SchemaAlternatives {
    static var cases: [String] {
        [
            "quantity", "concept", "text", "boolean", "range", "ratio", "sampledData", "time", "dateTime", "period",
            "absent",
        ]
    }
}
