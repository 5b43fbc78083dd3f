import ClinicModel
import Foundation
import TestSupport

extension GuardedCall {
    /// Every call of every gateway, each with visits and times of its own, so that one caller can make all of them in
    /// one clinic. What has a subject is Bo's, or stands on Ines's calendar.
    static let all =
        accounts + people + slots + appointments + messages + records + intake + prescriptions + visits + others
        + [changePassword]

    private static let accounts = [
        GuardedCall("accounts", "profile", .everyone) { _ = try await $0.gateways.accounts.profile() },
        GuardedCall("accounts", "changeDemographics", .patients) {
            _ = try await $0.gateways.accounts.changeDemographics(
                from: Demographics(), to: Demographics(city: "Berlin"))
        },
        GuardedCall("accounts", "sessions", .everyone) {
            _ = try await $0.gateways.accounts.sessions(seenFrom: $0.session)
        },
        GuardedCall("accounts", "state", .patientOrNobody) {
            _ = try await $0.gateways.accounts.state(
                of: $0.caller.isOver ? $0.session : $0.patientSession)
        },
        GuardedCall("accounts", "endSession", .everyone) { try await $0.gateways.accounts.endSession(0) },
        GuardedCall("accounts", "endOtherSessions", .everyone) {
            try await $0.gateways.accounts.endOtherSessions(than: $0.session)
        },
        GuardedCall("accounts", "signOut", .patientOrNobody) {
            try await $0.gateways.accounts.signOut($0.caller.isOver ? $0.session : $0.patientSession)
        },
        GuardedCall("accounts", "lock", .patientOrNobody) {
            try await $0.gateways.accounts.lock($0.caller.isOver ? $0.session : $0.patientSession)
        },
        GuardedCall("accounts", "unlock", .patient) {
            try await $0.gateways.accounts.unlock(
                $0.caller.isOver ? $0.session : $0.patientSession, password: ClinicFixture.password)
        },
    ]

    private static let people = [
        GuardedCall("people", "practitioners", .everyone) { _ = try await $0.gateways.people.practitioners() },
        GuardedCall("people", "patients", .practitioners) {
            _ = try await $0.gateways.people.patients(matching: "b", limit: 5)
        },
        GuardedCall("people", "similarPatients", .practitioners) {
            _ = try await $0.gateways.people.similarPatients(to: "lindqist", limit: 5)
        },
        GuardedCall("people", "patient", .both) {
            _ = try await $0.gateways.people.patient("bo", access: .opening)
        },
    ]

    private static let slots = [
        GuardedCall("slots", "freeSlots", .everyone) { _ = try await $0.gateways.slots.freeSlots(SlotQuery()) },
        GuardedCall("slots", "calendarSlots", .practitioners) {
            _ = try await $0.gateways.slots.calendarSlots(in: week)
        },
        GuardedCall("slots", "slot", .patientsAndOwner) { _ = try await $0.gateways.slots.slot(free()) },
        GuardedCall("slots", "hold", .patientsAndOwner) { _ = try await $0.gateways.slots.hold(free()) },
        GuardedCall("slots", "release", .everyone) { try await $0.gateways.slots.release(free()) },
    ]

    private static let appointments =
        [
            GuardedCall("appointments", "appointments", .everyone) {
                _ = try await $0.gateways.appointments.appointments(.upcoming, access: .opening)
            },
            GuardedCall("appointments", "appointment", .both) {
                _ = try await $0.gateways.appointments.appointment("booked", access: .opening)
            },
            GuardedCall("appointments", "book", .both) {
                _ = try await $0.gateways.appointments.book(Booking(slot: free(at: "08:20"), patient: "bo"))
            },
            GuardedCall("appointments", "cancel", .both) {
                _ = try await $0.gateways.appointments.cancel(
                    "booked", reason: $0.gateways.principal.role == .patient ? .patient : .provider)
            },
            GuardedCall("appointments", "decline", .practitioner) {
                _ = try await $0.gateways.appointments.decline("unwanted", text: "It is full")
            },
            GuardedCall("appointments", "reschedule", .both) {
                _ = try await $0.gateways.appointments.reschedule("moving", to: free(at: "08:40"))
            },
        ]
        + [
            (AppointmentAction.confirm, "pending", Callers.practitioner), (.decline, "asked", .practitioner),
            (.arrive, "coming", .practitioner), (.checkIn, "near", .both), (.start, "checked-in", .practitioner),
            (.finish, "running", .practitioner), (.markNoShow, "late", .practitioner),
            (.correctNotMissed, "missed", .practitioner), (.correctEnteredInError, "arrived", .practitioner),
        ].map { (action: AppointmentAction, visit: Appointment.ID, callers: Callers) in
            GuardedCall("appointments", "perform", use: action.rawValue, callers) {
                _ = try await $0.gateways.appointments.perform(action, on: visit)
            }
        }

    private static let messages = [
        GuardedCall("messages", "conversations", .everyone) {
            _ = try await $0.gateways.messages.conversations(access: .opening)
        },
        GuardedCall("messages", "correspondents", .everyone) {
            _ = try await $0.gateways.messages.correspondents(matching: "", limit: 5)
        },
        GuardedCall("messages", "conversation", .both) {
            _ = try await $0.gateways.messages.conversation($0.caller.correspondent, access: .opening)
        },
        GuardedCall("messages", "visits", .everyone) {
            _ = try await $0.gateways.messages.visits(in: $0.caller.correspondent, limit: 5)
        },
        GuardedCall("messages", "keep", .both) {
            try await $0.gateways.messages.keep(MessageDraft("Hel"), in: $0.caller.correspondent)
        },
        GuardedCall("messages", "send", .both) {
            _ = try await $0.gateways.messages.send(MessageDraft("Hello"), to: $0.caller.correspondent)
        },
        GuardedCall("messages", "markRead", .patient) { try await $0.gateways.messages.markRead(["unread"]) },
    ]

    private static let records = [
        GuardedCall("records", "record", .both) {
            _ = try await $0.gateways.records.record(of: "bo", access: .opening)
        },
        GuardedCall("records", "series", .both) {
            _ = try await $0.gateways.records.series("4548-4", of: "bo", access: .opening)
        },
        GuardedCall("records", "document", .both) {
            _ = try await $0.gateways.records.document("note", of: "bo", access: .opening)
        },
        GuardedCall("records", "results", .everyone) {
            _ = try await $0.gateways.records.results(access: .opening)
        },
        GuardedCall("records", "release", .practitioner) {
            try await $0.gateways.records.release([.observation("waiting")], of: "bo")
        },
        GuardedCall("records", "addAllergy", .practitioner) {
            _ = try await $0.gateways.records.addAllergy(
                AllergyDraft(substance: CodeableConcept(text: "Latex")), to: "bo")
        },
        GuardedCall("records", "markAllergyInError", .practitioner) {
            try await $0.gateways.records.markAllergyInError(HealthFixture.allergy.id, of: "bo")
        },
    ]

    private static let intake = [
        GuardedCall("intake", "intakesToSign", .everyone) { _ = try await $0.gateways.intake.intakesToSign() },
        GuardedCall("intake", "intakes", .both) {
            _ = try await $0.gateways.intake.intakes(of: "questioned", access: .opening)
        },
        GuardedCall("intake", "keep", .patient) { try await $0.gateways.intake.keep(answers, to: question) },
        GuardedCall("intake", "sign", .patient) {
            _ = try await $0.gateways.intake.sign(answers, to: question)
        },
    ]

    private static let answers: QuestionnaireAnswers = ["how": [.string("Well")]]
    private static let question = Intake.ID(
        appointment: "questioned", questionnaire: GuardedVisits.questionnaire.id)

    private static let prescriptions = [
        GuardedCall("prescriptions", "prescriptions", .both) {
            _ = try await $0.gateways.prescriptions.prescriptions(of: "bo", access: .opening)
        },
        GuardedCall("prescriptions", "openRefills", .everyone) {
            _ = try await $0.gateways.prescriptions.openRefills(access: .opening)
        },
        GuardedCall("prescriptions", "medicines", .practitioners) {
            _ = try await $0.gateways.prescriptions.medicines()
        },
        GuardedCall("prescriptions", "issues", .practitioner) {
            _ = try await $0.gateways.prescriptions.issues(with: CodeableConcept(text: "Ramipril"), for: "bo")
        },
        GuardedCall("prescriptions", "prescribe", .practitioner) {
            let draft = PrescriptionDraft(
                medication: CodeableConcept(text: "Ramipril"), dosage: Dosage(text: "One a day"))
            _ = try await $0.gateways.prescriptions.prescribe(draft, for: "bo")
        },
        GuardedCall("prescriptions", "stop", .practitioner) {
            try await $0.gateways.prescriptions.stop("Aspirin", reason: "Not needed any more")
        },
        GuardedCall("prescriptions", "askForRefill", .patient) {
            _ = try await $0.gateways.prescriptions.askForRefill(of: "Bisoprolol", note: nil)
        },
        GuardedCall("prescriptions", "withdraw", .patient) {
            try await $0.gateways.prescriptions.withdraw("Candesartan-refill")
        },
        GuardedCall("prescriptions", "approve", .practitioner) {
            _ = try await $0.gateways.prescriptions.approve("Digoxin-refill")
        },
        GuardedCall("prescriptions", "decline", .practitioner) {
            try await $0.gateways.prescriptions.decline("Enalapril-refill", reason: "Come by first")
        },
    ]

    /// In the order in which a visit is written and signed.
    private static let visits = [
        GuardedCall("visits", "visit", .practitioner) {
            _ = try await $0.gateways.visits.visit(of: "written", access: .opening)
        },
        GuardedCall("visits", "setReason", .practitioner) {
            try await $0.gateways.visits.setReason("Cough", of: "written")
        },
        GuardedCall("visits", "measure", .practitioner) {
            try await $0.gateways.visits.measure(VitalSigns([.pulse: 72]), in: "written")
        },
        GuardedCall("visits", "addProblem", .practitioner) {
            try await $0.gateways.visits.addProblem(CodeableConcept(text: "Bronchitis"), in: "written")
        },
        GuardedCall("visits", "resolve", .practitioner) {
            try await $0.gateways.visits.resolve(HealthFixture.problem.id, in: "written")
        },
        GuardedCall("visits", "markMeasurementInError", .practitioner) {
            try await $0.gateways.visits.markMeasurementInError(.pulse, in: "written")
        },
        GuardedCall("visits", "markProblemInError", .practitioner) {
            try await $0.gateways.visits.markProblemInError("mistaken", in: "written")
        },
        GuardedCall("visits", "saveNote", .practitioner) {
            try await $0.gateways.visits.saveNote("Coughs since Sunday.", of: "written")
        },
        GuardedCall("visits", "order", .practitioner) {
            _ = try await $0.gateways.visits.order(
                OrderDraft(.imaging, CodeableConcept(text: "X-ray of the chest")), in: "written")
        },
        GuardedCall("visits", "revoke", .practitioner) {
            try await $0.gateways.visits.revoke("CRP", reason: "Done elsewhere", in: "written")
        },
        GuardedCall("visits", "complete", .practitioner) {
            try await $0.gateways.visits.complete("TSH", in: "written")
        },
        GuardedCall("visits", "sign", .practitioner) { try await $0.gateways.visits.sign("written") },
        GuardedCall("visits", "addAddendum", .practitioner) {
            try await $0.gateways.visits.addAddendum("No fever.", to: "written")
        },
    ]

    private static let others = [
        GuardedCall("overview", "overview", .everyone) { _ = try await $0.gateways.overview.overview() },
        GuardedCall("audit", "events", .everyone) { _ = try await $0.gateways.audit.events(limit: 5) },
        GuardedCall("personalData", "export", .patients) {
            _ = try await $0.gateways.personalData.export(by: PatientName())
        },
        GuardedCall("availability", "availability", .practitioners) {
            _ = try await $0.gateways.availability.availability()
        },
        GuardedCall("availability", "effect", .practitioner) {
            _ = try await $0.gateways.availability.effect(of: AvailabilityChange(of: ClinicFixture.confirming))
        },
        GuardedCall("availability", "carryOut", .practitioner) {
            var change = AvailabilityChange(of: ClinicFixture.confirming)
            change.policy.horizon += 86400
            try await $0.gateways.availability.carryOut(change)
        },
    ]

    /// Nobody signs in as before after it.
    private static let changePassword = GuardedCall("accounts", "changePassword", .everyone) {
        try await $0.gateways.accounts.changePassword(
            from: ClinicFixture.password, to: "a new and better one", keeping: $0.session)
    }

    private static let week = DateInterval(start: ClinicFixture.monday, duration: 7 * 86400)

    @Sendable private static func free(at time: String = "08:00") throws -> Slot.ID {
        try ClinicFixture.slot(of: ClinicFixture.confirming, at: "2026-11-27T\(time):00Z")
    }
}
