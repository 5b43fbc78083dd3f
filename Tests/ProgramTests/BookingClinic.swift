import ClinicModel
import ClinicPostgres
import ClinicStore
import Foundation
import TestSupport

/// A clinic with one practitioner, patients who have signed in, and a row of free slots.
struct BookingClinic {
    let database: any StoredClinic
    let sessions: [Session]
    let slots: [Slot.ID]

    /// - Parameter path: a file, or an address of PostgreSQL's.
    init(at path: String, patients: Int, slots: Int) async throws {
        database =
            path.hasPrefix("postgresql:")
            ? try PostgresClinic.open(PostgresAddress(path), create: true, passwordCost: .least)
            : try ClinicDatabase.open(path: path, create: true, passwordCost: .least)
        let schedule = Schedule(id: "surgery", practitioner: "ada", service: CodeableConcept(text: "Consultation"))
        // Far enough ahead for the lead time, near enough for the horizon.
        let first = (Date().timeIntervalSince1970 / 86400).rounded(.up) * 86400 + 86400
        let times = (0..<slots).map { index in
            let start = Date(timeIntervalSince1970: first + Double(index) * 1200)
            return Slot(
                id: Slot.ID("slot-\(index)"), schedule: schedule.id, start: start, end: start.addingTimeInterval(1200))
        }
        try await database.archive.transaction { transaction in
            try transaction.put(.practitioner(Practitioner(id: "ada", names: [HumanName(text: "Dr. Ada Quill")])))
            try transaction.put(.schedule(schedule))
            for index in 0..<patients {
                try transaction.put(
                    .patient(Patient(id: Patient.ID("patient-\(index)"), names: [HumanName(text: "Patient \(index)")])))
            }
            for slot in times { try transaction.put(.slot(slot)) }
        }
        var sessions: [Session] = []
        for index in 0..<patients {
            try await database.makeAccount(
                userName: "user-\(index)", password: "top secret", principal: .patient(Patient.ID("patient-\(index)")))
            sessions.append(
                try await database.signIn.signIn(userName: "user-\(index)", password: "top secret", as: .patient))
        }
        self.sessions = sessions
        self.slots = times.map(\.id)
    }

    /// All appointments of the practitioner.
    func appointments() async throws -> [Appointment] {
        let gateways = database.gateways(for: .practitioner("ada"))
        let always = DateInterval(start: .distantPast, end: .distantFuture)
        return try await gateways.appointments.appointments(.during(always), access: .refresh).map(\.appointment)
    }
}

extension ResourceTransaction {
    fileprivate func put(_ entity: ResourceEntity) throws {
        let (type, id) =
            switch entity {
            case .practitioner(let one): ("Practitioner", one.id.rawValue)
            case .patient(let one): ("Patient", one.id.rawValue)
            case .schedule(let one): ("Schedule", one.id.rawValue)
            case .slot(let one): ("Slot", one.id.rawValue)
            default: preconditionFailure("not needed here")
            }
        let json = Data(#"{"resourceType":"\#(type)","id":"\#(id)"}"#.utf8)
        _ = try put(
            ImportedResource(type: type, id: id, json: json, identifiers: [], subject: nil, entity: entity))
    }
}
