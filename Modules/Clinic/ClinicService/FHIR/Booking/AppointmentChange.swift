import ClinicFHIR
import ClinicModel
import Foundation
import PlainText

/// What a PUT of an Appointment asks for: another state of it.
struct AppointmentChange: Sendable {
    /// What may be sent otherwise than it is: it says the state, or is written by the server.
    private static let free: Set = ["meta", "text", "status", "cancelationReason", "participant"]

    let id: Appointment.ID
    private let version: String
    private let resource: JSONObject
    private let appointment: Appointment

    init(_ body: Data, id: String, ifMatch: String?) throws {
        let resource = try FHIRBody.resource(body, type: Appointment.resourceType)
        guard resource["id"]?.string == id else {
            throw FHIRProblem(400, .value, "The resource has another id than its address.", at: "Appointment.id")
        }
        guard let ifMatch else {
            throw FHIRProblem(
                400, .required, "A change needs If-Match with the version that it is made to.",
                "Read the Appointment: its ETag is the version.")
        }
        try ResourceCheck.check(resource)
        guard
            case .appointment(let appointment) = try ResourceProjection.entity(
                resource, type: Appointment.resourceType, id: id)
        else { throw FHIRProblem(422, .structure, "This is no Appointment.") }
        version = ifMatch.replacing("W/", with: "").trimmingCharacters(in: CharacterSet(charactersIn: " \""))
        self.id = Appointment.ID(id)
        self.resource = resource
        self.appointment = appointment
    }

    var reason: CancellationReason? { appointment.cancellationReason }
    var text: String? { appointment.cancellationText }

    /// Throws where the version is another by now.
    func check(_ stored: StoredResource) throws {
        let current = VersionedResource(try stored.resource)
        guard current.version == version else {
            throw FHIRProblem(
                412, .conflict, "The Appointment was changed meanwhile.",
                "Read it again: it is W/\"\(current.version)\".")
        }
    }

    /// The action that leads from what is to what is asked for; nil where it is so already.
    func action(from current: JSONObject, by role: Principal.Role) throws -> AppointmentAction? {
        let names = Set(current.members.map(\.name) + resource.members.map(\.name)).subtracting(Self.free)
        for name in names.sorted() where current[name]?.sorted != resource[name]?.sorted {
            throw FHIRProblem(
                422, .businessRule, "\(name) of a visit is not changed by a PUT.",
                "Its state is. To move it, cancel it and book another time.", at: "Appointment.\(name)")
        }
        guard people(in: current) == people(in: resource) else {
            throw FHIRProblem(
                422, .businessRule, "Who takes part is not changed.", at: "Appointment.participant")
        }
        guard let text = current["status"]?.string, let status = Appointment.Status(rawValue: text) else { return nil }
        let wanted = appointment.status
        if status == wanted { return nil }
        switch wanted {
        case .booked: return status == .noshow ? .correctNotMissed : .confirm
        case .arrived: return .arrive
        case .checkedIn: return .checkIn
        case .fulfilled: return .start
        case .noshow: return .markNoShow
        case .cancelled: return status == .pending && role == .practitioner ? .decline : .cancel
        case .enteredInError: return .correctEnteredInError
        case .proposed, .pending, .waitlist: throw ClinicError.invalidTransition(from: status, to: wanted)
        }
    }

    private func people(in resource: JSONObject) -> Set<String> {
        Set(resource["participant"].asArray.compactMap { $0["actor"]?.reference })
    }
}

extension JSONValue {
    /// The same with the members of its objects by their names: their order says nothing.
    fileprivate var sorted: JSONValue {
        switch self {
        case .object(let object):
            .object(JSONObject(object.members.sorted { $0.name < $1.name }.map { ($0.name, $0.value.sorted) }))
        case .array(let items): .array(items.map(\.sorted))
        case .null, .bool, .number, .string: self
        }
    }
}
