import PlainText

/// The extensions in which the clinic says what R4 has no element for.
enum ClinicExtension {
    private static let base = "http://caduceus.example/fhir/StructureDefinition/"

    static let heldUntil = base + "held-until"
    static let overbookingReason = base + "overbooking-reason"
    static let sequence = base + "sequence"
    static let replaced = base + "replaced"
    static let bookingPolicy = base + "booking-policy"
    static let released = base + "released"
    static let signed = base + "signed"
    static let appointment = base + "appointment"
    static let signature = "http://hl7.org/fhir/StructureDefinition/questionnaireresponse-signature"
    static let statusReason = "http://hl7.org/fhir/StructureDefinition/request-statusReason"
    static let weeklyPlan = base + "weekly-plan"
    static let timeZone = "http://hl7.org/fhir/StructureDefinition/timezone"
}

extension JSONObject {
    /// The value of the extension with this URL.
    func value(ofExtension url: String) -> JSONValue? {
        self["extension"]?.array?.first { $0["url"] == .string(url) }?.object?
            .members.first { $0.name.hasPrefix("value") || $0.name == "extension" }?.value
    }
}
