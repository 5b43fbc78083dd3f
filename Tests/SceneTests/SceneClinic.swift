import ClinicFHIR
import ClinicModel
import DoctorScenes
import Foundation
import PatientScenes
import SharedScenes
import SwiftUI
import TestSupport
import ViperKit
import ViperTesting

/// The fixture's clinic with both apps at its door.
@MainActor
struct SceneClinic {
    let clock = TestClock(ClinicFixture.monday)
    let kept: KeptClinic
    let files = WrittenVisits()

    init(_ keeping: Keeping = .memory, adding entities: [ResourceEntity] = []) async throws {
        kept = try await keeping.makeClinic(clock: clock.clock, adding: entities)
    }

    func patientScope(_ session: Session, _ gateways: Gateways) -> PatientScope {
        PatientScope(session: session, gateways: gateways, calendarFiles: files, recordFiles: files, clock: clock.clock)
    }

    func doctorScope(_ session: Session, _ gateways: Gateways) -> DoctorScope {
        DoctorScope(session: session, gateways: gateways, calendarFiles: files, recordFiles: files, clock: clock.clock)
    }

    func ana() async throws -> PatientScope {
        patientScope(try await signIn("ana", as: .patient), kept.ana)
    }

    func ines() async throws -> DoctorScope {
        doctorScope(try await signIn("ines", as: .practitioner), kept.ines)
    }

    func karl() async throws -> DoctorScope {
        doctorScope(try await signIn("karl", as: .practitioner), kept.karl)
    }

    /// The patient's app: with nobody signed in, unless `session` says who.
    func patientApp(
        _ parameters: RootParameters = .mock, session: Session? = nil, lastPaths: PathKeeper = .none, columns: Int = 80,
        style: SceneHost.Style = .plain, lockClock: any Clock<Duration> = ContinuousClock(),
        endsWithSession: Bool = false, choices: ChoiceKeeper = .none
    ) async -> SceneJourney {
        let coordinator = NavigationStackCoordinator()
        let entrance = Entrance<PatientAudience>(
            session: session, signIn: kept.signIn, lastPaths: lastPaths,
            open: { [kept, files, clock] session in
                let own = session.principal == .patient("bo") ? kept.bo : kept.ana
                return PatientScope(
                    session: session, gateways: endsWithSession ? kept.gateways(for: session) : own,
                    calendarFiles: files, recordFiles: files, clock: clock.clock, choices: choices)
            })
        return await SceneJourney(columns: columns, rows: 60, style: style, appNavigatedBy: coordinator) {
            RootFactory.make(
                parameters: parameters, entrance: entrance, coordinator: coordinator, lockClock: lockClock,
                home: HomeFactory.patient)
        }
    }

    func doctorApp(
        _ parameters: RootParameters = .mock, session: Session? = nil, columns: Int = 80, rows: Int = 60,
        style: SceneHost.Style = .plain, lockClock: any Clock<Duration> = ContinuousClock(),
        choices: @escaping @Sendable (Session) -> ChoiceKeeper = { _ in .none }
    ) async -> SceneJourney {
        let coordinator = NavigationStackCoordinator()
        let entrance = Entrance<DoctorAudience>(
            session: session, signIn: kept.signIn,
            open: { [kept, files, clock] session in
                DoctorScope(
                    session: session, gateways: session.principal == .practitioner("karl") ? kept.karl : kept.ines,
                    calendarFiles: files, recordFiles: files, clock: clock.clock, choices: choices(session))
            })
        return await SceneJourney(columns: columns, rows: rows, style: style, appNavigatedBy: coordinator) {
            RootFactory.make(
                parameters: parameters, entrance: entrance, coordinator: coordinator, lockClock: lockClock,
                home: HomeFactory.doctor)
        }
    }

    func signIn(_ userName: String, as role: Principal.Role) async throws -> Session {
        try await kept.signIn.signIn(userName: userName, password: ClinicFixture.password, as: role)
    }

    /// A visit of Ana's with Dr Weber, booked at once.
    func booked(at text: String = "2026-11-24T08:00:00Z") async throws -> AppointmentDetails {
        try await kept.ana.appointments.book(
            Booking(slot: ClinicFixture.slot(of: ClinicFixture.immediate, at: text), reason: "Rash"))
    }

    /// A request of Ana's to Dr Okafor.
    func requested(at text: String = "2026-11-24T08:00:00Z") async throws -> AppointmentDetails {
        try await kept.ana.appointments.book(
            Booking(slot: ClinicFixture.slot(of: ClinicFixture.confirming, at: text), reason: "Cough"))
    }
}

/// Remembers which visits were written to files.
actor WrittenVisits: CalendarFilesGateway, RecordFilesGateway {
    private(set) var visits: [Appointment.ID] = []
    private(set) var records: [RecordFile] = []

    func write(_ data: any PersonalDataGateway) async throws -> String {
        records.append(try await data.export(by: PatientBundle()))
        return "/records/\(records.count).json"
    }

    func save(_ file: RecordFile) async throws -> String {
        records.append(file)
        return "/records/\(file.name)"
    }

    func write(_ visit: AppointmentSummary) async throws -> String {
        visits.append(visit.id)
        return "/calendars/\(visits.count).ics"
    }
}

extension SceneJourney {
    /// Signs in as a person does.
    func signIn(_ userName: String, _ password: String = ClinicFixture.password) async throws {
        try await set("User name", to: userName)
        try await set("Password", to: password)
        try await press(.identifier("signIn.signIn"))
    }

    func text(_ identifier: String) -> String? { frame.element(identifier: identifier)?.label }
}
