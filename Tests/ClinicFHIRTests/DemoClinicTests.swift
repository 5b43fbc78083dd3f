import ClinicDemo
import ClinicFHIR
import ClinicModel
import ClinicProgram
import ClinicStore
import Foundation
import Synchronization
import TestSupport
import Testing

struct DemoClinicTests {
    private static let noon = Date(timeIntervalSince1970: 1_795_604_400)

    private func makeDemo(at now: Date = noon) async throws -> ClinicDatabase {
        let path = try makeFolder() + "/demo.sqlite"
        try await DemoClinic.make(at: path, clock: .fixed(now))
        return try ClinicDatabase.open(path: path, clock: .fixed(now), passwordCost: .least)
    }

    @Test func `the same clock makes the same clinic, another one another`() async throws {
        let export = try await export(makeDemo())
        #expect(try await ClinicFHIRTests.export(makeDemo()) == export)
        #expect(try await ClinicFHIRTests.export(makeDemo(at: Self.noon + 86400)) != export)
    }

    @Test func `it is sound, says that it is a demo, and lets its users in`() async throws {
        let database = try await makeDemo()
        #expect(try await database.verify().isSound)
        #expect(try await database.isDemo())
        for user in DemoClinic.users {
            let session = try await database.signIn.signIn(
                userName: user.name, password: DemoClinic.password, as: user.principal.role)
            #expect(session.principal == user.principal)
        }
    }

    @Test func `a larger one is sound, too, and has as many as it says`() async throws {
        let path = try makeFolder() + "/demo.sqlite"
        let size = DemoSize(practitioners: 5, patients: 43, visits: 612, results: 301)
        let done = Mutex<[Double]>([])
        try await DemoClinic.make(at: path, size: size, clock: .fixed(Self.noon)) { part in
            done.withLock { $0.append(part) }
        }
        #expect(done.withLock { $0 } == [0, 0.2, 0.4, 0.6, 0.8])
        let database = try ClinicDatabase.open(path: path, clock: .fixed(Self.noon), passwordCost: .least)
        #expect(try await database.verify().isSound)
        let counts = try await Self.counts(in: database)
        let small = try await Self.counts(in: makeDemo())
        let more = counts.merging(small) { $0 - $1 }
        #expect(more["Practitioner"] == 2 && more["Patient"] == 43 && more["Appointment"] == 612)
        #expect(more["Observation"] == 301)
        let patient = database.gateways(for: try principal(DemoClinic.patientUser))
        for practitioner in try await patient.people.practitioners() {
            #expect(try await Self.unsignedCount(of: practitioner.id, in: database) == 0)
        }
        if Validators.canCheckResources { #expect(try await findings(in: export(database)) == "") }
    }

    /// How many of a practitioner's visits were finished without a signature.
    private static func unsignedCount(
        of practitioner: Practitioner.ID, in database: ClinicDatabase
    ) async throws -> Int? {
        try await database.gateways(for: .practitioner(practitioner)).overview.overview().unsigned?.count
    }

    private static func counts(in database: ClinicDatabase) async throws -> [String: Int] {
        let counts = Mutex<[String: Int]>([:])
        try await database.archive.resources(of: nil) { resource in
            counts.withLock { $0[resource.type, default: 0] += 1 }
        }
        return counts.withLock { $0 }
    }

    @Test(arguments: [(0, 0), (6, 2), (11, 5), (18, 4), (11, 3)])
    func `whenever it is made, there are visits behind and ahead and times to book`(hour: Int, day: Int) async throws {
        let now = Self.noon + Double(day * 86400 + hour * 3600)
        let database = try await makeDemo(at: now)
        let patient = database.gateways(for: try principal(DemoClinic.patientUser))
        let past = try await patient.appointments.appointments(.past, access: .refresh)
        #expect(past.filter { $0.appointment.status == .fulfilled }.count >= 3)
        #expect(try await patient.appointments.appointments(.upcoming, access: .refresh).count == 1)
        let practitioners = try await patient.people.practitioners()
        #expect(practitioners.filter(\.needsConfirmation).count == 1)
        #expect(practitioners.count == 3)
        for practitioner in practitioners {
            let free = try await patient.slots.freeSlots(SlotQuery(practitioner: practitioner.id))
            #expect(free.count > 20)
            #expect(try await Self.unsignedCount(of: practitioner.id, in: database) == 0)
        }
        let doctor = database.gateways(for: try principal(DemoClinic.doctorUser))
        #expect(try await !doctor.overview.overview().requests.isEmpty)
    }

    @Test func `names in many scripts are found`() async throws {
        let doctor = try await makeDemo().gateways(for: try principal(DemoClinic.doctorUser))
        for name in ["fernandez", "Соколов", "ΠΑΠΑΔΟΠΟΎΛΟΥ", "محمد", "angstrom"] {
            #expect(try await doctor.people.patients(matching: name, limit: 5).count == 1, "\(name)")
        }
    }

    @Test func `how its medicines are taken is coded, and so said in each language`() async throws {
        let patient = try principal(DemoClinic.patientUser)
        let gateways = try await makeDemo().gateways(for: patient)
        let id = try #require(Patient.ID(reference: patient.reference))
        let prescriptions = try await gateways.prescriptions.prescriptions(of: id, access: .refresh)
        let codeine = try #require(prescriptions.past.first { $0.title.hasPrefix("Codeine") })
        #expect(codeine.request.dosageWords.description == "1 tablet, at night, as needed")
        #expect(codeine.request.dosages.first?.timing?.details?.events == [.night])
    }

    @Test func `its export goes into a fresh clinic and comes out the same`() async throws {
        let export = try await export(makeDemo())
        #expect(try await exportOfCopy(export, clock: .fixed(Self.noon + 60)) == export)
    }

    @Test(.enabled(if: Validators.canCheckResources, Validators.missing), arguments: BundleWriter.Kind.allCases)
    func `an independent validator accepts its export`(kind: BundleWriter.Kind) async throws {
        let export = try await export(makeDemo(), kind: kind)
        #expect(try findings(in: export) == "")
    }

    @Test func `what stands in its place stays`() async throws {
        let path = try makeFolder() + "/clinic.sqlite"
        let clinic = try ClinicDatabase.open(path: path, create: true)
        try await DemoClinic.make(at: path, clock: .fixed(Self.noon))
        #expect(try await !clinic.isDemo())
        await #expect(throws: ProgramError.self) { try await DemoClinic.reset(at: path, clock: .system) }
    }

    @Test func `a demo that somebody has open is not replaced`() async throws {
        let open = try await makeDemo()
        let session = open.gateways(for: try principal(DemoClinic.patientUser))
        _ = try await session.appointments.appointments(.upcoming, access: .refresh)
        await #expect(throws: StoreError.busy(path: open.path)) {
            try await DemoClinic.reset(at: open.path, clock: .fixed(Self.noon))
        }
        #expect(try await session.appointments.appointments(.upcoming, access: .refresh).count == 1)
        #expect(try await open.verify().isSound)
    }

    private func principal(_ user: String) throws -> Principal {
        try #require(DemoClinic.users.first { $0.name == user }?.principal)
    }
}
