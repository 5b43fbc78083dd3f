import ClinicModel
import Foundation

extension Calls {
    static let people: [any ServedCall] = [practitioners, patients, similarPatients, patient]

    package static let practitioners = Call("people/practitioners", .reads) { caller in
        try await caller.people.practitioners()
    }
    package static let patients = Call("people/patients", .reads, "text", "limit") {
        (caller, text: String, limit: Int) in
        try await caller.people.patients(matching: text, limit: limit)
    }
    package static let similarPatients = Call("people/similar-patients", .reads, "text", "limit") {
        (caller, text: String, limit: Int) in
        try await caller.people.similarPatients(to: text, limit: limit)
    }
    package static let patient = Call("people/patient", .reads, "id", "access") {
        (caller, id: Patient.ID, access: Access) in
        try await caller.people.patient(id, access: access)
    }
}
