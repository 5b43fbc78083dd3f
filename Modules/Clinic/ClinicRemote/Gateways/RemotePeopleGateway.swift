import ClinicAPI
import ClinicModel

struct RemotePeopleGateway: PeopleGateway {
    let line: Line

    func practitioners() async throws -> [PractitionerSummary] {
        try await line(Calls.practitioners)
    }

    func patients(matching text: String, limit: Int) async throws -> [Patient] {
        try await line(Calls.patients, text, limit)
    }

    func similarPatients(to text: String, limit: Int) async throws -> [Patient] {
        try await line(Calls.similarPatients, text, limit)
    }

    func patient(_ id: Patient.ID, access: Access) async throws -> Patient {
        try await line(Calls.patient, id, access)
    }
}
