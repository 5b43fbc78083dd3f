import ClinicModel
import SharedScenes
import SwiftUI
import TestSupport
import Testing
import ViperKit
import ViperTesting

/// One journey through both apps: the same scenes, each with its own data, rights and destinations.
@MainActor
@Suite struct BothAppsTests {
    @Test func `one journey goes through the same scenes in both apps`() async throws {
        let patient = try await walk(.patient)
        let doctor = try await walk(.doctor)
        #expect(patient.transcript == doctor.transcript)
        #expect(
            patient.transcript == """
                title Sign in
                > set User name to USER
                > set Password to \(ClinicFixture.password)
                > press #signIn.signIn
                progress
                progress
                title Home
                > press #home.appointments
                push AppointmentsParameters
                progress
                title Appointments
                > set #appointments.filter to Requested
                progress
                > press #appointments.visit
                push AppointmentParameters
                progress
                title Appointment
                > press #appointment.reschedule
                push TimeSlotsParameters
                progress
                title Reschedule
                > back
                pop
                title Appointment
                > press #appointment.cancel
                title Cancel visit
                sheet
                > press #cancellation.keep
                dismissed sheet
                title Appointment
                > back
                pop
                title Appointments
                > back
                pop
                title Home
                > press #home.messages
                push ConversationsParameters
                progress
                title Messages
                > back
                pop
                title Home
                > press #home.account
                push AccountParameters
                progress
                title Account
                > back
                pop
                title Home
                """)
        #expect(patient.actions == ["Reschedule", "Cancel visit", "Write about this visit"])
        #expect(
            doctor.actions == [
                "Confirm", "Decline", "Reschedule", "Entered in error", "Book a follow-up",
                "Show the record", "Write about this visit",
            ])
    }

    @Test func `a patient's journey is taken again by a doctor`() async throws {
        let clinic = try await SceneClinic()
        let patient = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        try await patient.press(.identifier("home.appointments"))
        try await patient.find("nobody at all")
        try await patient.find("")
        try await patient.back()
        let doctor = await clinic.doctorApp(session: try await clinic.signIn("ines", as: .practitioner))
        try await doctor.replay(patient.transcript)
        #expect(doctor.transcript == patient.transcript)
        #expect(doctor.frame.path == ["Home"])
        #expect(doctor.frame.text != patient.frame.text)
    }

    private func walk(_ app: App) async throws -> (transcript: String, actions: [String]) {
        let clinic = try await SceneClinic()
        let visit = try await clinic.requested()
        let journey = app == .patient ? await clinic.patientApp() : await clinic.doctorApp()
        let user = app == .patient ? "ana" : "ines"
        try await journey.signIn(user)
        try await journey.press(.identifier("home.appointments"))
        try await journey.set(.identifier("appointments.filter"), to: "Requested")
        try await journey.press(.identifier("appointments.visit.\(visit.id)"))
        let actions = journey.frame.elements.filter { $0.role == .button && $0.isActionable }.map(\.label)
        try await journey.press(.identifier("appointment.reschedule"))
        try await journey.back()
        // A practitioner cancels what is agreed, and declines what is asked for.
        _ = try await clinic.kept.ines.appointments.perform(.confirm, on: visit.id)
        #expect(await journey.waits { $0.text.contains("Booked") })
        try await journey.press(.identifier("appointment.cancel"))
        try await journey.press(.identifier("cancellation.keep"))
        try await journey.back()
        try await journey.back()
        try await journey.press(.identifier("home.messages"))
        try await journey.back()
        try await journey.press(.identifier("home.account"))
        try await journey.back()
        let transcript = journey.transcript.replacing(".\(visit.id)", with: "").replacing("to \(user)", with: "to USER")
        return (transcript, actions)
    }
}
