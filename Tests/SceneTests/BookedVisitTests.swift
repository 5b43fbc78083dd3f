import ClinicModel
import SharedScenes
import SwiftUI
import TestSupport
import Testing
import ViperKit
import ViperTesting

/// What booking has answered is what Appointment shows first.
@MainActor
@Suite struct BookedVisitTests {
    @Test(arguments: App.allCases)
    func `a visit is shown as its booking answered, and opened only when one comes back to it`(
        _ app: App
    ) async throws {
        let clinic = try await SceneClinic()
        let link = RootParameters(link: app == .patient ? "/time-slots" : "/time-slots?patient=bo")
        let (agent, user) = app == .patient ? ("Patient/ana", "ana") : ("Practitioner/ines", "ines")
        let session = try await clinic.signIn(user, as: app == .patient ? .patient : .practitioner)
        let journey =
            app == .patient
            ? await clinic.patientApp(link, session: session) : await clinic.doctorApp(link, session: session)
        func openings() async throws -> Int {
            try await clinic.kept.audit(of: agent).count {
                $0.entity.hasPrefix("Appointment/") && $0.detail == "opened"
            }
        }

        try await journey.press("Book the first free time")
        try await journey.press(.identifier("booking.book"))
        #expect(journey.frame.path == ["Home", "Appointment"])
        #expect(try await openings() == 0)

        try await journey.press("Reschedule")
        try await journey.press("Move to the first free time")
        try await journey.press("Move to this time")
        #expect(journey.frame.path == ["Home", "Appointment"])
        #expect(try await openings() == 0)

        // From here on it is followed as any other, and opened as any other when one comes back to it.
        let visits = (app == .patient ? clinic.kept.ana : clinic.kept.ines).appointments
        let kept =
            try await visits.appointments(.requested, access: .refresh)
            + visits.appointments(.upcoming, access: .refresh)
        let id = try #require(kept.first?.id)
        _ = try await visits.cancel(id, reason: app == .patient ? .patient : .provider)
        #expect(await journey.waits { $0.text.contains("Cancelled") })
        #expect(try await openings() == 0)
        try await journey.back()
        journey.coordinator.push(AppointmentParameters(id: id))
        await journey.host.settle()
        #expect(journey.frame.text.contains("Cancelled"))
        #expect(try await openings() == 1)
    }
}
