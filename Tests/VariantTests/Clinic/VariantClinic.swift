import ClinicModel
import DoctorScenes
import PatientScenes
import SharedScenes
import SwiftUI
import TestSupport
import VariantCatalogue

/// One of the two apps.
enum App: CaseIterable, Sendable {
    case patient, doctor
}

/// The fixture's clinic, with a door before what Home asks.
@MainActor
struct VariantClinic {
    let app: App
    let clock = TestClock(ClinicFixture.monday)
    let kept: KeptClinic
    let door: Door
    private let session: Session

    init(_ app: App) async throws {
        self.app = app
        kept = try await Keeping.memory.makeClinic(clock: clock.clock)
        door = Door(app == .patient ? kept.ana.overview : kept.ines.overview)
        session = try await kept.signIn.signIn(
            userName: app == .patient ? "ana" : "ines", password: ClinicFixture.password,
            as: app == .patient ? .patient : .practitioner)
    }

    /// A visit that Ana asks Dr Okafor for.
    @discardableResult
    func request(at text: String = "2026-11-24T08:00:00Z") async throws -> AppointmentDetails {
        try await kept.ana.appointments.book(
            Booking(slot: ClinicFixture.slot(of: ClinicFixture.confirming, at: text), reason: "Cough"))
    }

    var patientScope: PatientScope {
        PatientScope(
            session: session, gateways: gateways(kept.ana), calendarFiles: NoFiles(), recordFiles: NoFiles(),
            clock: clock.clock)
    }

    var doctorScope: DoctorScope {
        DoctorScope(
            session: session, gateways: gateways(kept.ines), calendarFiles: NoFiles(), recordFiles: NoFiles(),
            clock: clock.clock)
    }

    /// The whole app, at its beginning, with somebody signed in.
    func show(_ variant: Variant, link: String? = nil) async -> SceneHost {
        let (patientScope, doctorScope) = (patientScope, doctorScope)
        let patient = Entrance<PatientAudience>(session: session, signIn: kept.signIn, open: { _ in patientScope })
        let doctor = Entrance<DoctorAudience>(session: session, signIn: kept.signIn, open: { _ in doctorScope })
        let parameters = RootParameters(link: link)
        let host = SceneHost(columns: 80, rows: 60) {
            switch app {
            case .patient: variant.patient(patient, parameters)
            case .doctor: variant.doctor(doctor, parameters)
            }
        }
        await host.settle()
        return host
    }

    /// Home alone, as a stack would show it.
    func home(_ home: VariantHome, delegate: any HomeDelegate) -> AnyView {
        switch app {
        case .patient: home.patient(patientScope, delegate)
        case .doctor: home.doctor(doctorScope, delegate)
        }
    }

    private func gateways(_ gateways: Gateways) -> Gateways {
        Gateways(
            principal: gateways.principal, accounts: gateways.accounts, people: gateways.people,
            slots: gateways.slots, appointments: gateways.appointments, messages: gateways.messages,
            records: gateways.records, overview: door, audit: gateways.audit, changes: gateways.changes,
            personalData: gateways.personalData, availability: gateways.availability,
            intake: gateways.intake, prescriptions: gateways.prescriptions, visits: gateways.visits)
    }
}

private struct NoFiles: CalendarFilesGateway, RecordFilesGateway {
    func write(_ visit: AppointmentSummary) async throws -> String { throw ClinicError.busy }
    func write(_ data: any PersonalDataGateway) async throws -> String { throw ClinicError.busy }
    func save(_ file: RecordFile) async throws -> String { throw ClinicError.busy }
}

/// Is told that the user has signed out.
@MainActor
final class SignOutLog: HomeDelegate {
    private(set) var count = 0

    func didSignOut() { count += 1 }
}
