import ClinicAPI
import ClinicFHIR
import ClinicModel
import Foundation
import PlainText

/// What the server does of FHIR R4.
enum CapabilityStatement {
    static func make(base: String, takesTransactions: Bool) -> JSONObject {
        let types = SearchParameters.types
        var rest = JSONObject([
            ("mode", "server"), ("security", security), ("resource", .array(types.map(resource))),
        ])
        if takesTransactions {
            rest["interaction"] = [["code": "transaction", "documentation": "For the administrator."]]
        }
        return JSONObject([
            ("resourceType", "CapabilityStatement"), ("status", "active"), ("date", "2026-11-23"),
            ("kind", "instance"), ("software", ["name": "Caduceus"]),
            ("implementation", ["description": "A clinic’s appointments and records", "url": .string(base)]),
            ("fhirVersion", "4.0.1"), ("format", ["json"]),
            ("rest", .array([.object(rest)])),
        ])
    }

    private static let security: JSONValue = [
        "description": """
        Sign in with POST /api/v1/sign-in, and send the token as Authorization: Bearer. Each sees what the apps show \
        them: a patient their own record, a practitioner their calendar and their patients’ records.
        """
    ]

    private static func resource(_ type: String) -> JSONValue {
        let isAppointment = type == Appointment.resourceType
        let interactions = ["read", "search-type"] + (isAppointment ? ["create", "update"] : [])
        let parameters = SearchParameters.of(type)
        let included = parameters.filter { $0.kind == .reference }.map { JSONValue.string("\(type):\($0.name)") }
        var resource = JSONObject([
            ("type", .string(type)), ("interaction", .array(interactions.map { ["code": .string($0)] })),
            ("versioning", isAppointment ? "versioned-update" : "versioned"), ("conditionalRead", "not-match"),
        ])
        resource["searchInclude"] = included.isEmpty ? nil : .array(included)
        resource["searchParam"] = .array(
            parameters.map { ["name": .string($0.name), "type": .string($0.kind.rawValue)] })
        if isAppointment { resource["documentation"] = .string(booking) }
        return .object(resource)
    }

    private static let booking = """
        A create books the slot that it names, for the patient who has signed in or one of the practitioner’s. An \
        update needs If-Match, and changes the status alone.
        """
}
