import ClinicModel
import DoctorScenes
import Foundation
import SharedScenes
import SwiftUI
import TestSupport
import Testing
import ViperKit
import ViperTesting

/// Visit, which only the doctor's app has.
@MainActor
@Suite struct DoctorVisitTests {
    private func started(_ keeping: Keeping = .memory) async throws -> (clinic: SceneClinic, id: Appointment.ID) {
        let clinic = try await SceneClinic(keeping)
        let visit = try await clinic.booked()
        clinic.clock.advance(by: 86400)
        for action in [AppointmentAction.arrive, .start] {
            _ = try await clinic.kept.karl.appointments.perform(action, on: visit.id)
        }
        return (clinic, visit.id)
    }

    private func open(_ clinic: SceneClinic, _ link: String, columns: Int = 80) async throws -> SceneJourney {
        await clinic.doctorApp(
            RootParameters(link: link), session: try await clinic.signIn("karl", as: .practitioner), columns: columns)
    }

    @Test func `Visit shows with its mock what is known and written, and leads to the record and to prescribing`()
        async throws
    {
        let journey = await SceneJourney(rows: 80) { VisitFactory.mock() }
        let text = journey.frame.text
        #expect(journey.frame.path == ["Visit"])
        #expect(text.contains("Allergy: Penicillin") && text.contains("Type 2 diabetes"))
        #expect(text.contains("128 mmHg (before: 134)") && text.contains("72 /min"))
        #expect(journey.frame.element(identifier: "visit.note")?.value == "Coughs for a week, no fever.")
        #expect(text.contains("Kept as a draft") && text.contains("Salbutamol inhaler"))
        try await journey.press("Show the record")
        #expect(journey.frame.path == ["Visit", "Record"])
        try await journey.back()
        try await journey.press(.identifier("visit.prescribe"))
        #expect(journey.frame.path == ["Visit", "Prescribe"])
        #expect(journey.host.warnings.isEmpty)
    }

    @Test func `a wide screen has the record beside the visit, a narrow one leads to it`() async throws {
        let wide = await SceneJourney(columns: 120, rows: 80) { VisitFactory.mock() }
        #expect(wide.frame.path == ["Visit"] && wide.frame.element("Show the record") == nil)
        #expect(wide.frame.text.contains("7.4 % ▲ high") && wide.frame.text.contains("Kept as a draft"))
        let lines = wide.frame.text.split(separator: "\n")
        #expect(lines.contains { $0.contains("This visit") && $0.contains("Gender") || $0.contains("Born") })
        let narrow = await SceneJourney(columns: 80, rows: 80) { VisitFactory.mock() }
        #expect(!narrow.frame.text.contains("7.4 % ▲ high"))
        for journey in [wide, narrow] {
            #expect(journey.host.warnings.isEmpty)
            let widest = journey.frame.text.split(separator: "\n").map(\.count).max() ?? 0
            #expect(widest <= (journey.frame.path.isEmpty ? 0 : 120))
        }
    }

    @Test func `allergies stay in view, and a visit that is signed begins at its top`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.booked()
        _ = try await clinic.kept.karl.records.addAllergy(
            AllergyDraft(substance: CodeableConcept(text: "Penicillin"), criticality: .high), to: "ana")
        clinic.clock.advance(by: 86400)
        for action in [AppointmentAction.arrive, .start] {
            _ = try await clinic.kept.karl.appointments.perform(action, on: visit.id)
        }
        let app = await clinic.doctorApp(
            RootParameters(link: "/appointments/\(visit.id)/visit"),
            session: try await clinic.signIn("karl", as: .practitioner), rows: 24, style: .screen)
        while app.frame.element(identifier: "visit.sign") == nil { try await app.host.more() }
        #expect(app.frame.text.contains("Allergies: Penicillin (high risk)"))
        #expect(app.frame.element(identifier: "visit.allergies") == nil)
        try await app.press(.identifier("visit.sign"))
        try await app.press("Sign")
        #expect(await app.waits { $0.text.contains("✓ finished") })
        #expect(app.frame.element(identifier: "visit.allergies") != nil)
    }

    @Test func `no page of the doctor's app warns where there is room for two`() async throws {
        let (clinic, id) = try await started()
        for link in [
            "/", "/appointments", "/appointments?show=week", "/appointments/\(id)", "/appointments/\(id)/visit",
            "/patients/ana/record", "/patients/ana/prescriptions", "/prescribe?patient=ana", "/time-slots",
            "/availability", "/messages", "/results", "/prescriptions", "/account", "/patients",
        ] {
            let app = try await open(clinic, link, columns: 160)
            #expect(app.host.warnings.isEmpty, "\(link)")
        }
        for link in [
            "/", "/appointments", "/appointments/\(id)", "/record", "/time-slots", "/messages", "/results",
            "/prescriptions", "/account",
        ] {
            let app = await clinic.patientApp(
                RootParameters(link: link), session: try await clinic.signIn("ana", as: .patient), columns: 160)
            #expect(app.host.warnings.isEmpty, "\(link)")
        }
    }

    @Test(arguments: Keeping.allCases)
    func `an order is chosen or typed, placed, revoked or done, and stands in the record of both`(_ keeping: Keeping)
        async throws
    {
        let (clinic, id) = try await started(keeping)
        let doctor = try await open(clinic, "/appointments/\(id)/visit")
        #expect(doctor.frame.text.contains("Nothing is ordered"))
        try await doctor.set(.identifier("visit.order.choice"), to: "HbA1c")
        try await doctor.set(.identifier("visit.order.category"), to: "Referral")
        #expect(doctor.frame.element(identifier: "visit.order.choice")?.value == "As written below")
        try await doctor.set(.identifier("visit.order.choice"), to: "Ophthalmology")
        #expect(doctor.frame.element(identifier: "visit.order.name") == nil, "a choice needs no words")
        try await doctor.set(.identifier("visit.order.reason"), to: "Sees less")
        try await doctor.press(.identifier("visit.sign"))
        #expect(doctor.frame.title == "Something that you typed is not recorded.")
        #expect(doctor.frame.text.contains("The order is not placed."))
        try await doctor.press("OK")
        #expect(doctor.frame.element(identifier: "visit.order.category")?.isFocused == true)
        try await doctor.press("Place the order")
        #expect(await doctor.waits { $0.text.contains("For: Sees less") })
        #expect(doctor.frame.element(identifier: "visit.order.category")?.isFocused == true)
        #expect(doctor.frame.element(identifier: "visit.order.reason")?.value == "")
        try await doctor.set(.identifier("visit.order.name"), to: "Patch test")
        try await doctor.press("Place the order")
        #expect(await doctor.waits { $0.text.contains("Patch test") })

        let orders = try await clinic.kept.karl.visits.visit(of: id, access: .refresh).orders
        let test = try #require(orders.first { $0.request.title == "Patch test" })
        let eyes = try #require(orders.first { $0.request.title == "Ophthalmology" })
        #expect(eyes.request.category == .referral && test.request.category == .laboratory)
        try await doctor.press(.identifier("visit.order.\(test.id)"))
        #expect(doctor.frame.presented == .sheet)
        try await doctor.set("Why is it revoked?", to: String(repeating: "a", count: 501))
        try await doctor.press("Revoke the order")
        #expect(doctor.frame.title == "The reason is longer than 500 characters.")
        try await doctor.press("OK")
        #expect(doctor.frame.element("Why is it revoked?")?.isFocused == true)
        try await doctor.set("Why is it revoked?", to: "Not today")
        try await doctor.press("Revoke the order")
        #expect(await doctor.waits { $0.text.contains("Because: Not today") && $0.presented == nil })
        try await doctor.press(.identifier("visit.order.\(eyes.id)"))
        try await doctor.press("It is done")
        #expect(await doctor.waits { $0.text.contains("completed") })

        let patient = await clinic.patientApp(
            RootParameters(link: "/record"), session: try await clinic.signIn("ana", as: .patient))
        #expect(patient.frame.text.contains("Ophthalmology") && patient.frame.text.contains("Because: Not today"))
        let record = try await open(clinic, "/patients/ana/record")
        let encounter = try await clinic.kept.karl.visits.visit(of: id, access: .refresh).encounter.id
        try await record.press(.identifier("record.visit.\(encounter)"))
        #expect(record.frame.path == ["Home", "Record", "Visit"])
        try await patient.press(.identifier("record.visit.\(encounter)"))
        #expect(patient.frame.path == ["Home", "Record", "Appointment"])
        for journey in [doctor, patient, record] { #expect(journey.host.warnings.isEmpty) }
    }

    @Test(arguments: Keeping.allCases)
    func `a visit is started, measured, written, left, come back to, signed and added to`(_ keeping: Keeping)
        async throws
    {
        let (clinic, id) = try await started(keeping)
        let doctor = await clinic.doctorApp()
        try await doctor.signIn("karl")
        #expect(doctor.frame.text.contains("In progress now") && doctor.frame.text.contains("In progress"))
        #expect(!doctor.frame.text.contains("Finished"))
        try await doctor.press(.identifier("home.visit.\(id)"))
        #expect(doctor.frame.path == ["Home", "Visit"])

        try await doctor.set(VitalSign.pulse, to: "14")
        try await doctor.press(.identifier("visit.measure"))
        #expect(doctor.frame.title == "Heart rate of 14 /min cannot be: it is from 20 to 300 /min.")
        try await doctor.press("OK")
        #expect(doctor.frame.element(identifier: "visit.sign.pulse")?.isFocused == true)
        try await doctor.set(VitalSign.pulse, to: "170")
        try await doctor.press(.identifier("visit.measure"))
        #expect(doctor.frame.title.contains("It is unusual: Heart rate of 170 /min."))
        try await doctor.press("Correct it")
        try await doctor.press(.identifier("visit.measure"))
        try await doctor.press("Record it")
        #expect(await doctor.waits { $0.text.contains("170 /min") })
        #expect(doctor.frame.element(identifier: "visit.sign.pulse")?.value == "")

        try await doctor.set("Another problem", to: "Eczema")
        try await doctor.press(.identifier("visit.sign"))
        #expect(doctor.frame.title == "Something that you typed is not recorded.")
        try await doctor.press("OK")
        #expect(doctor.frame.element("Another problem")?.isFocused == true)
        try await doctor.press("Add the problem")
        #expect(await doctor.waits { $0.text.contains("new in this visit") })
        #expect(doctor.frame.element("Another problem")?.value == "" && doctor.frame.text.contains("✓ Eczema is noted"))
        try await doctor.key("enter")
        #expect(doctor.frame.presented == nil, "the same key once more does no harm")
        try await doctor.set(.identifier("visit.note"), to: "Itches since Sunday.")
        #expect(await doctor.waits { $0.text.contains("Kept as a draft") })
        try await doctor.back()
        #expect(doctor.frame.path == ["Home"])

        let other = try await open(clinic, "/appointments/\(id)/visit")
        #expect(other.frame.path == ["Home", "Appointments", "Appointment", "Visit"])
        #expect(other.frame.element(identifier: "visit.note")?.value == "Itches since Sunday.")
        try await doctor.press(.identifier("home.visit.\(id)"))
        try await other.press(.identifier("visit.sign"))
        #expect(other.frame.presented == .dialog)
        try await other.press("Sign")
        #expect(await other.waits { $0.text.contains("finished and signed") })
        #expect(await doctor.waits { $0.text.contains("finished and signed") })
        #expect(other.frame.element(identifier: "visit.note") == nil)
        try await other.set("Addendum", to: "The culture is negative.")
        try await other.press("Add it for good")
        #expect(other.frame.presented == .dialog)
        try await other.press("Add the addendum")
        #expect(await other.waits { $0.text.contains("Addendum of") })
        #expect(other.host.warnings.isEmpty && doctor.host.warnings.isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `a visit that is over leads its patient to what was written, prescribed and measured in it`(
        _ keeping: Keeping
    ) async throws {
        let (clinic, id) = try await started(keeping)
        let visits = clinic.kept.karl.visits
        let encounter = try await visits.visit(of: id, access: .refresh).encounter.id
        let draft = PrescriptionDraft(
            medication: CodeableConcept(text: "Cortisone cream"), dosage: Dosage(dose: "1 g", frequency: .twice),
            encounter: encounter)
        let prescription = try await clinic.kept.karl.prescriptions.prescribe(draft, for: "ana")
        try await visits.measure(VitalSigns([.systolic: 128, .diastolic: 82]), in: id)
        try await visits.saveNote("Keep it dry.", of: id)
        let patient = await clinic.patientApp(
            RootParameters(link: "/appointments/\(id)"), session: try await clinic.signIn("ana", as: .patient))
        #expect(!patient.frame.text.contains("From this visit"), "it is being written")
        try await visits.sign(id)
        #expect(await patient.waits { $0.text.contains("From this visit") })
        let record = try await clinic.kept.ana.records.record(of: "ana", access: .refresh)
        let note = try #require(record.documents.first { $0.encounter == encounter })
        try await patient.press(.identifier("appointment.document.\(note.id)"))
        #expect(patient.frame.text.contains("Keep it dry."))
        try await patient.back()
        try await patient.press(.identifier("appointment.prescription.\(prescription)"))
        #expect(patient.frame.text.contains("Cortisone cream") && patient.frame.path.last != "Appointment")
        try await patient.back()
        let pressure = try #require(record.series.first { $0.last?.encounter == encounter })
        try await patient.press(.identifier("appointment.result.\(pressure.id)"))
        #expect(patient.frame.text.contains("128/82 mmHg") && patient.frame.path.last != "Appointment")
        let doctor = try await open(clinic, "/appointments/\(id)")
        #expect(!doctor.frame.text.contains("From this visit") && doctor.frame.element("Show the visit") != nil)
        #expect(patient.host.warnings.isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `a pressure that is taken again stands beside the first, and either is corrected from its row`(
        _ keeping: Keeping
    ) async throws {
        let (clinic, id) = try await started(keeping)
        let visits = clinic.kept.karl.visits
        try await visits.measure(VitalSigns([.systolic: 109, .diastolic: 90]), in: id)
        clinic.clock.advance(by: 900)
        let doctor = try await open(clinic, "/appointments/\(id)/visit")
        try await doctor.set(VitalSign.systolic, to: "155")
        try await doctor.set(VitalSign.diastolic, to: "95")
        try await doctor.press(.identifier("visit.measure"))
        #expect(await doctor.waits { $0.element(identifier: "visit.measured.systolic.2") != nil })
        #expect(doctor.frame.text.contains("109 mmHg, ") && doctor.frame.text.contains("155 mmHg, "))

        try await doctor.set(VitalSign.systolic, to: "150")
        try await doctor.press(.identifier("visit.measured.systolic"))
        try await doctor.press("Correct it")
        #expect(
            doctor.frame.text.contains("This corrects: Systolic pressure 109 mmHg, Diastolic pressure 90 mmHg"))
        #expect(doctor.frame.element(identifier: "visit.sign.systolic")?.value == "109")
        #expect(doctor.frame.element(identifier: "visit.sign.systolic")?.isFocused == true)
        try await doctor.set(VitalSign.systolic, to: "190")
        try await doctor.set(VitalSign.diastolic, to: "110")
        try await doctor.press(.identifier("visit.measure"))
        #expect(await doctor.waits { $0.text.contains("190 mmHg, ") && !$0.text.contains("109 mmHg") })
        #expect(doctor.frame.text.contains("155 mmHg, ") && !doctor.frame.text.contains("This corrects"))
        #expect(doctor.frame.element(identifier: "visit.sign.systolic")?.value == "150", "it was typed before")

        try await doctor.press(.identifier("visit.measured.systolic.2"))
        try await doctor.press("Entered in error")
        #expect(await doctor.waits { $0.element(identifier: "visit.measured.systolic.2") == nil })
        #expect(doctor.frame.text.contains("190 mmHg") && !doctor.frame.text.contains("155"))
        #expect(doctor.host.warnings.isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `what another system has made final is offered to be taken back, but not to be corrected`(
        _ keeping: Keeping
    ) async throws {
        let clinic = try await SceneClinic(keeping, adding: HealthFixture.begun)
        let doctor = try await open(clinic, "/appointments/begun/visit")
        try await doctor.press(.identifier("visit.measured.weight"))
        #expect(doctor.frame.element("Correct it") != nil)
        try await doctor.press("Leave it as it is")
        try await doctor.press(.identifier("visit.measured.pulse"))
        #expect(doctor.frame.element("Correct it") == nil)
        try await doctor.press("Entered in error")
        #expect(await doctor.waits { $0.element(identifier: "visit.measured.pulse") == nil })
        #expect(doctor.host.warnings.isEmpty)
    }

    @Test func `a measurement that says nothing is not taken back in silence`() async throws {
        let (clinic, id) = try await started()
        let interactor = DoctorVisitInteractor(scope: try await clinic.karl())
        await #expect(throws: ClinicError.notFound("measurement x in this visit")) {
            try await interactor.markInError(VisitMeasurement(id: "x", time: nil, signs: VitalSigns()), in: id)
        }
    }

    @Test(arguments: Keeping.allCases)
    func `what was entered in error is taken back from its row, after the signature as well`(_ keeping: Keeping)
        async throws
    {
        let (clinic, id) = try await started(keeping)
        let visits = clinic.kept.karl.visits
        try await visits.measure(VitalSigns([.systolic: 128, .diastolic: 82, .weight: 80]), in: id)
        try await visits.addProblem(CodeableConcept(text: "Gout"), in: id)
        let doctor = try await open(clinic, "/appointments/\(id)/visit")
        let named = "Ana María Fernández (Tue 24 Nov 2026, 09:00–09:30)"
        try await doctor.press(.identifier("visit.measured.weight"))
        #expect(doctor.frame.title.contains("Was this entered in error for \(named): Body weight 80 kg?"))
        try await doctor.press("Leave it as it is")
        try await doctor.press(.identifier("visit.measured.weight"))
        try await doctor.press("Entered in error")
        #expect(await doctor.waits { $0.element(identifier: "visit.measured.weight") == nil })
        try await doctor.press(.identifier("visit.sign"))
        #expect(doctor.frame.title.contains("Sign the visit of \(named) without a note?"))
        try await doctor.press("Sign")
        #expect(await doctor.waits { $0.text.contains("The visit was finished without a note.") })
        let patient = await clinic.patientApp(
            RootParameters(link: "/record"), session: try await clinic.signIn("ana", as: .patient))
        #expect(patient.frame.text.contains("128/82") && patient.frame.text.contains("Gout"))
        #expect(!patient.frame.text.contains("80 kg"))
        try await doctor.press(.identifier("visit.measured.diastolic"))
        #expect(doctor.frame.title.contains("Systolic pressure 128 mmHg, Diastolic pressure 82 mmHg"))
        try await doctor.press("Entered in error")
        let gout = try #require(try await visits.visit(of: id, access: .refresh).problems.first)
        #expect(await doctor.waits { $0.text.contains("Nothing was measured.") })
        try await doctor.press(.identifier("visit.problem.\(gout.id)"))
        #expect(doctor.frame.title == "Was “Gout” entered in error for Ana María Fernández?")
        #expect(doctor.frame.element("It is over") == nil)
        try await doctor.press("Entered in error")
        #expect(await doctor.waits { $0.text.contains("No problems are recorded") })
        #expect(await patient.waits { !$0.text.contains("128/82") && !$0.text.contains("Gout") })
        #expect(doctor.host.warnings.isEmpty && patient.host.warnings.isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `a prescription of the visit is corrected or taken back until the visit is signed`(_ keeping: Keeping)
        async throws
    {
        let (clinic, id) = try await started(keeping)
        let (visits, prescriptions) = (clinic.kept.karl.visits, clinic.kept.karl.prescriptions)
        let encounter = try await visits.visit(of: id, access: .refresh).encounter.id
        func prescribe(_ medicine: String) async throws -> MedicationRequest.ID {
            let draft = PrescriptionDraft(
                medication: CodeableConcept(text: medicine), dosage: Dosage(dose: "1 g", frequency: .twice), days: 10,
                encounter: encounter)
            return try await prescriptions.prescribe(draft, for: "ana")
        }
        let wrong = try await prescribe("Cortisone cream")
        let doctor = try await open(clinic, "/appointments/\(id)/visit")
        try await doctor.press(.identifier("visit.prescription.\(wrong)"))
        #expect(doctor.frame.title.hasPrefix("Correct “Cortisone cream” for Ana María Fernández"))
        try await doctor.press("Correct it")
        #expect(doctor.frame.path.suffix(2) == ["Visit", "Correct the prescription"])
        #expect(doctor.frame.element(identifier: "prescribe.medicine")?.value == "Cortisone cream")
        #expect(doctor.frame.element(identifier: "prescribe.days")?.value == "10")
        try await doctor.set(.identifier("prescribe.dose"), to: "2 g")
        try await doctor.press(.identifier("prescribe.prescribe"))
        #expect(doctor.frame.path.last == "Visit" && doctor.frame.presented == nil)
        #expect(await doctor.waits { $0.text.contains("2 g twice a day") })
        #expect(await doctor.waits { $0.text.contains("Because: Entered in error") })
        #expect(doctor.frame.element(identifier: "visit.prescription.\(wrong)") == nil, "it has ended")

        let active = try await prescriptions.prescriptions(of: "ana", access: .refresh).active
        let new = try #require(active.first?.request)
        #expect(active.count == 1 && new.encounter == encounter && new.prior == wrong)
        try await doctor.press(.identifier("visit.prescription.\(new.id)"))
        try await doctor.press("Entered in error")
        #expect(await doctor.waits { $0.element(identifier: "visit.prescription.\(new.id)") == nil })
        #expect(try await prescriptions.prescriptions(of: "ana", access: .refresh).active.isEmpty)

        let last = try await prescribe("Zinc ointment")
        #expect(await doctor.waits { $0.element(identifier: "visit.prescription.\(last)") != nil })
        try await visits.sign(id)
        #expect(await doctor.waits { $0.element(identifier: "visit.prescription.\(last)") == nil })
        #expect(doctor.frame.text.contains("Zinc ointment") && doctor.host.warnings.isEmpty)
    }

    @Test func `all measurements that are refused are marked beside their fields until they are changed`()
        async throws
    {
        let journey = await SceneJourney(rows: 120) { VisitFactory.mock() }
        let pulse = "Heart rate of 14 /min cannot be: it is from 20 to 300 /min."
        let heat = "Body temperature of 372 °C cannot be: it is from 25 to 45 °C."
        try await journey.set(VitalSign.pulse, to: "14")
        try await journey.set(VitalSign.temperature, to: "372")
        try await journey.set(VitalSign.weight, to: "80")
        #expect(!journey.frame.text.contains(pulse))
        try await journey.press(.identifier("visit.measure"))
        #expect(journey.frame.title == "Nothing is recorded yet: several values cannot be right.")
        try await journey.press("OK")
        #expect(journey.frame.element(identifier: "visit.sign.pulse")?.isFocused == true)
        let text = journey.frame.text
        let mark = try #require(text.range(of: pulse))
        let next = try #require(text.range(of: "Temperature, °C"))
        #expect(mark.upperBound <= next.lowerBound, "it stands below its own field")
        #expect(text.contains(heat))
        try await journey.set(VitalSign.pulse, to: "72")
        #expect(!journey.frame.text.contains(pulse) && journey.frame.text.contains(heat))
        try await journey.set(VitalSign.temperature, to: "37.2")
        try await journey.press(.identifier("visit.measure"))
        #expect(journey.frame.presented == nil)
        #expect(journey.frame.element(identifier: "visit.sign.weight")?.value == "")
    }

    @Test func `what the visit is for has a section of its own, and says what to write while it is empty`()
        async throws
    {
        let journey = await SceneJourney(rows: 120) { VisitFactory.mock() }
        #expect(journey.frame.text.contains("Reason for the visit"))
        #expect(journey.frame.element(identifier: "visit.reason")?.value == "Cough")
        #expect(!journey.frame.text.contains("Why the patient has come"))
        try await journey.set(.identifier("visit.reason"), to: "")
        #expect(journey.frame.text.contains("Why the patient has come"))
    }

    @Test(arguments: Keeping.allCases)
    func `an allergy is noted from a visit, in which it stands`(_ keeping: Keeping) async throws {
        let (clinic, id) = try await started(keeping)
        let doctor = try await open(clinic, "/appointments/\(id)/visit")
        #expect(doctor.frame.text.ranges(of: "No allergies are recorded").count == 1)
        try await doctor.press(.identifier("visit.allergies"))
        #expect(doctor.frame.path.suffix(2) == ["Visit", "Allergies"])
        try await doctor.set("Substance", to: "Latex")
        try await doctor.press(.identifier("allergies.add"))
        #expect(await doctor.waits { $0.text.contains("Allergy: Latex") })
        try await doctor.back()
        #expect(await doctor.waits { $0.path.last == "Visit" && $0.text.contains("Allergy: Latex") })
        let visit = try await clinic.kept.karl.visits.visit(of: id, access: .refresh)
        #expect(visit.allergies.map(\.encounter) == [visit.encounter.id] && doctor.host.warnings.isEmpty)
    }

    @Test func `beside the record the focus stays in the visit, where the work goes on`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.booked()
        clinic.clock.advance(by: 86400)
        _ = try await clinic.kept.karl.appointments.perform(.arrive, on: visit.id)
        let doctor = await clinic.doctorApp(
            RootParameters(link: "/appointments/\(visit.id)"),
            session: try await clinic.signIn("karl", as: .practitioner), columns: 160, rows: 30)
        func focus() -> String { doctor.frame.elements.first(where: \.isFocused)?.identifier ?? "" }
        func go(to identifier: String) async throws {
            for _ in 0..<99 where focus() != identifier { try await doctor.host.key("tab") }
            #expect(focus() == identifier)
        }
        try await go(to: "appointment.start")
        try await doctor.host.key("enter")
        #expect(focus() == "appointment.visit")
        try await doctor.host.key("enter")
        #expect(doctor.frame.path.last == "Visit" && focus().hasPrefix("visit."))
        try await go(to: "visit.sign.pulse")
        try await doctor.host.type("170")
        try await go(to: "visit.measure")
        try await doctor.host.key("enter")
        for _ in 0..<3 where doctor.frame.elements.first(where: \.isFocused)?.label != "Record it" {
            try await doctor.host.key("tab")
        }
        try await doctor.host.key("enter")
        #expect(await doctor.waits { $0.text.contains("170 /min") })
        #expect(focus().hasPrefix("visit."))
        try await go(to: "visit.problem")
        try await doctor.host.type("Eczema")
        try await go(to: "visit.addProblem")
        try await doctor.host.key("enter")
        #expect(await doctor.waits { $0.text.contains("new in this visit") })
        #expect(focus().hasPrefix("visit."))
        try await go(to: "visit.order.name")
        try await doctor.host.type("Patch test")
        try await go(to: "visit.order.place")
        try await doctor.host.key("enter")
        #expect(await doctor.waits { $0.text.contains("Patch test") })
        #expect(focus().hasPrefix("visit."))
    }

    @Test func `what keeps a visit from being signed is led to, however far up it is`() async throws {
        let (clinic, id) = try await started()
        let doctor = await clinic.doctorApp(
            RootParameters(link: "/appointments/\(id)/visit"),
            session: try await clinic.signIn("karl", as: .practitioner), rows: 16, style: .screen)
        func go(_ key: String, to identifier: String) async throws {
            for _ in 0..<99 where doctor.frame.elements.first(where: \.isFocused)?.identifier != identifier {
                try await doctor.host.key(key)
            }
        }
        try await go("tab", to: "visit.sign.temperature")
        try await doctor.host.type("37")
        try await go("tab", to: "visit.sign")
        #expect(doctor.frame.element(identifier: "visit.sign.temperature") == nil, "it is out of view")
        try await doctor.host.key("enter")
        #expect(doctor.frame.title == "Something that you typed is not recorded.")
        try await doctor.host.key("enter")
        #expect(doctor.frame.element(identifier: "visit.sign.temperature")?.isFocused == true)
    }

    @Test func `what is prescribed in a visit says how long it lasts and why it was prescribed all the same`()
        async throws
    {
        let (clinic, id) = try await started()
        let encounter = try await clinic.kept.karl.visits.visit(of: id, access: .refresh).encounter.id
        var draft = PrescriptionDraft(
            medication: CodeableConcept(text: "Cortisone"), dosage: Dosage(text: "thin, at night"), days: 10,
            note: "Not in the face.", encounter: encounter)
        _ = try await clinic.kept.karl.prescriptions.prescribe(draft, for: "ana")
        let issues = try await clinic.kept.karl.prescriptions.issues(with: draft.medication, for: "ana")
        for issue in issues { draft.reasons[issue.id] = "For the other arm." }
        _ = try await clinic.kept.karl.prescriptions.prescribe(draft, for: "ana")
        let doctor = try await open(clinic, "/appointments/\(id)/visit")
        #expect(doctor.frame.text.contains("The supply lasts until") && doctor.frame.text.contains("Not in the face."))
        #expect(doctor.frame.text.contains("For the other arm."))
    }

    @Test func `whose visit it is stays in view, and what is missing for a button is said`() async throws {
        let journey = await SceneJourney(rows: 24) { VisitFactory.mock() }
        #expect(journey.frame.text.contains("Sam Sample"))
        while journey.frame.element(identifier: "visit.sign")?.isFocused != true { try await journey.host.key("tab") }
        #expect(journey.frame.text.contains("Sam Sample"))
        let whole = await SceneJourney(rows: 120) { VisitFactory.mock() }
        for line in [
            "Name a problem to add it.", "Write down at least one value to record it.",
            "Choose or write what is to be done to place the order.",
        ] { #expect(whole.frame.text.contains(line)) }
        try await whole.set("Another problem", to: "Gout")
        #expect(!whole.frame.text.contains("Name a problem to add it."))
    }

    @Test(arguments: Keeping.allCases)
    func `a visit that was finished without a note takes an addendum, which says who wrote it`(
        _ keeping: Keeping
    ) async throws {
        let (clinic, id) = try await started(keeping)
        _ = try await clinic.kept.karl.appointments.perform(.finish, on: id)
        let doctor = try await open(clinic, "/appointments/\(id)/visit")
        #expect(doctor.frame.text.contains("The visit was finished without a note."))
        try await doctor.set("Addendum", to: "She called: it is better.")
        try await doctor.press("Add it for good")
        try await doctor.press("Add the addendum")
        #expect(await doctor.waits { $0.text.contains("Addendum of") && $0.text.contains("by Dr Karl Weber") })
        #expect(doctor.frame.text.contains("She called: it is better.") && doctor.host.warnings.isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `a visit that was finished without a signature is to be done on Home, until something is written`(
        _ keeping: Keeping
    ) async throws {
        let (clinic, id) = try await started(keeping)
        _ = try await clinic.kept.karl.appointments.perform(.finish, on: id)
        let doctor = try await open(clinic, "/")
        #expect(doctor.frame.text.contains("Finished without a note: Ana María Fernández, Today"))
        try await doctor.press(.identifier("home.suggestion.\(id)"))
        #expect(doctor.frame.path == ["Home", "Visit"])
        try await doctor.set("Addendum", to: "Nothing was found.")
        try await doctor.press("Add it for good")
        try await doctor.press("Add the addendum")
        #expect(await doctor.waits { $0.text.contains("by Dr Karl Weber") })
        try await doctor.back()
        #expect(
            await doctor.waits { $0.path == ["Home"] && $0.element(identifier: "home.suggestion.\(id)") == nil })
        #expect(doctor.host.warnings.isEmpty)
    }

    @Test(arguments: [80, 160])
    func `a visit leads to the follow-up before and after it is signed, and then says where one goes on`(
        _ columns: Int
    ) async throws {
        let (clinic, id) = try await started()
        let doctor = try await open(clinic, "/appointments/\(id)/visit", columns: columns)
        #expect(doctor.frame.element(identifier: "visit.home") == nil)
        try await doctor.press(.identifier("visit.followUp"))
        #expect(doctor.frame.path.last == "Book a follow-up" && doctor.frame.text.contains("Ana María Fernández"))
        #expect(doctor.frame.element(identifier: "timeSlots.patient") == nil, "it is known for whom")
        try await doctor.back()
        #expect(doctor.frame.text.contains("“Finish visit” under the appointment ends it, too, but without a note."))
        try await doctor.press(.identifier("visit.sign"))
        try await doctor.press("Sign")
        #expect(await doctor.waits { $0.element(identifier: "visit.home") != nil })
        #expect(doctor.frame.text.contains("What comes next"))
        try await doctor.press(.identifier("visit.followUp"))
        #expect(doctor.frame.path.last == "Book a follow-up")
        try await doctor.back()
        try await doctor.press(.identifier("visit.home"))
        #expect(doctor.frame.path == ["Home"] && doctor.host.warnings.isEmpty)
    }

    @Test func `going back keeps the note, and asks before it loses what is not recorded`() async throws {
        let (clinic, id) = try await started()
        let doctor = try await open(clinic, "/appointments/\(id)/visit")
        try await doctor.set(.identifier("visit.note"), to: "Itches.")
        try await doctor.set(VitalSign.pulse, to: "70")
        try await doctor.press(.identifier("visit.back"))
        #expect(doctor.frame.title == "Discard what is not recorded?")
        try await doctor.press("Go on")
        #expect(doctor.frame.element(identifier: "visit.sign.pulse")?.value == "70")
        try await doctor.press(.identifier("visit.back"))
        try await doctor.press("Discard")
        #expect(doctor.frame.path == ["Home", "Appointments", "Appointment"])
        let kept = try await clinic.kept.karl.visits.visit(of: id, access: .refresh)
        #expect(kept.noteText == "Itches." && kept.vitalSigns.values.isEmpty)
    }

    @Test func `going back asks before it loses the reason that was typed`() async throws {
        let (clinic, id) = try await started()
        let doctor = try await open(clinic, "/appointments/\(id)/visit")
        #expect(doctor.frame.element(identifier: "visit.back") == nil)
        try await doctor.set(.identifier("visit.reason"), to: "Rash and fever")
        try await doctor.press(.identifier("visit.sign"))
        #expect(doctor.frame.title == "Something that you typed is not recorded.")
        try await doctor.press("OK")
        try await doctor.press("Keep the reason")
        #expect(await doctor.waits { $0.element(identifier: "visit.saveReason") == nil })
        #expect(doctor.frame.element(identifier: "visit.back") == nil)
        try await doctor.set(.identifier("visit.reason"), to: "Something else")
        try await doctor.press(.identifier("visit.back"))
        #expect(doctor.frame.title == "Discard what is not recorded?")
        try await doctor.press("Discard")
        #expect(doctor.frame.path == ["Home", "Appointments", "Appointment"])
        let kept = try await clinic.kept.karl.visits.visit(of: id, access: .refresh)
        #expect(kept.encounter.reason == "Rash and fever")
    }

    @Test func `a visit that is signed while its note still waits is signed with all of it`() async throws {
        let (clinic, id) = try await started()
        let presenter = VisitPresenter(
            interactor: DoctorVisitInteractor(scope: try await clinic.karl()),
            parameters: VisitParameters(appointment: id), pause: .milliseconds(300))
        presenter.didLoad()
        while presenter.visit.value == nil { await Task.yield() }
        presenter.form.note = "It"
        while presenter.noteState != .kept { await Task.yield() }
        presenter.form.reason = "Fever"
        presenter.didTapSign()
        #expect(presenter.alertParameters != nil && presenter.confirmationDialogParameters == nil)
        presenter.alertParameters = nil
        presenter.didTapSaveReason()
        while presenter.hasNewReason { await Task.yield() }
        presenter.form.note = "It itches."
        presenter.didTapSign()
        let sign = try #require(presenter.confirmationDialogParameters?.buttons.first?.action)
        sign()
        while presenter.visit.value?.canWrite == true { await Task.yield() }
        try await Task.sleep(for: .milliseconds(400))
        #expect(presenter.alertParameters == nil && !presenter.asksBeforeGoingBack)
        let signed = try await clinic.kept.karl.visits.visit(of: id, access: .refresh)
        #expect(signed.noteText == "It itches." && signed.encounter.reason == "Fever")
        #expect(signed.note?.docStatus == .final)
    }

    @Test(arguments: Keeping.allCases)
    func `a visit that is to be finished without a note says at once that there is a draft of one`(
        _ keeping: Keeping
    ) async throws {
        let (clinic, id) = try await started(keeping)
        let visits = clinic.kept.karl.visits
        try await visits.saveNote("Half of", of: id)
        let doctor = try await open(clinic, "/appointments/\(id)")
        try await doctor.press("Finish visit")
        #expect(doctor.frame.title == "The note is a draft: sign it with the visit, or empty it.")
        try await doctor.press("OK")
        try await visits.saveNote(" ", of: id)
        try await doctor.refresh()
        try await doctor.press("Finish visit")
        #expect(doctor.frame.title.hasPrefix("Finish the visit of Ana María Fernández"))
    }

    @Test func `an appointment says what it was booked for once the visit says something else`() async throws {
        let (clinic, id) = try await started()
        let doctor = try await open(clinic, "/appointments/\(id)")
        #expect(doctor.frame.text.contains("Rash") && !doctor.frame.text.contains("Booked for"))
        try await doctor.press("Document the visit")
        try await doctor.set(.identifier("visit.reason"), to: "Rash on both arms")
        try await doctor.press("Keep the reason")
        try await doctor.back()
        #expect(await doctor.waits { $0.text.contains("Rash on both arms") && $0.text.contains("Booked for") })
    }

    @Test func `an appointment leads to its visit once that is started, and the patient's does not`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.booked()
        clinic.clock.advance(by: 86400)
        let doctor = try await open(clinic, "/appointments/\(visit.id)")
        #expect(doctor.frame.element(identifier: "appointment.visit") == nil)
        #expect(doctor.frame.text.contains("No allergies are recorded"))
        _ = try await clinic.kept.karl.records.addAllergy(
            AllergyDraft(substance: CodeableConcept(text: "Penicillin"), criticality: .high), to: "ana")
        #expect(await doctor.waits { $0.text.contains("Allergies: Penicillin (high risk)") })
        try await doctor.press("Mark as arrived")
        #expect(doctor.frame.text.contains("Allergies: Penicillin (high risk)"))
        try await doctor.press("Start visit")
        #expect(doctor.frame.text.contains("“Finish visit” ends it without a note;"))
        try await doctor.press("Document the visit")
        #expect(doctor.frame.path.last == "Visit")
        try await doctor.press(.identifier("visit.prescribe"))
        try await doctor.set("Medicine", to: "Cortisone cream")
        try await doctor.set("Instructions", to: "thinly, at night")
        try await doctor.press(.identifier("prescribe.prescribe"))
        #expect(doctor.frame.path.last == "Visit")
        #expect(await doctor.waits { $0.text.contains("Cortisone cream") })
        #expect(await doctor.waits { $0.element(identifier: "visit.prescribed")?.isFocused == true })
        #expect(doctor.frame.text.contains("“Cortisone cream” is prescribed."))
        #expect(doctor.frame.elements.contains { $0.identifier?.hasPrefix("visit.prescription.") == true })
        try await doctor.press(.identifier("visit.prescribed"))
        #expect(!doctor.frame.text.contains("is prescribed."))
        let prescribed = try await clinic.kept.karl.prescriptions.prescriptions(of: "ana", access: .refresh).active
        try await clinic.kept.karl.prescriptions.stop(try #require(prescribed.first).id, reason: "Burns")
        #expect(await doctor.waits { $0.text.contains("stopped") })
        let patient = await clinic.patientApp(
            .init(link: "/appointments/\(visit.id)"), session: try await clinic.signIn("ana", as: .patient))
        #expect(patient.frame.element(identifier: "appointment.visit") == nil)
        #expect(!patient.frame.text.contains("Penicillin"))
        let link = await clinic.patientApp(
            .init(link: "/appointments/\(visit.id)/visit"), session: try await clinic.signIn("ana", as: .patient))
        #expect(link.frame.title.contains("leads nowhere in this app"))
    }

    @Test func `a note that cannot be kept says so, and is tried again`() async throws {
        let interactor = NoteInteractor(failures: 1)
        let presenter = VisitPresenter(interactor: interactor, parameters: .mock, pause: .zero)
        presenter.didLoad()
        while presenter.visit.value == nil { await Task.yield() }
        presenter.form.note = "One"
        while presenter.noteState != .failed { await Task.yield() }
        #expect(presenter.alertParameters?.title == "The clinic’s database is busy." && presenter.asksBeforeGoingBack)
        presenter.form.note = "One two"
        while presenter.noteState != .kept { await Task.yield() }
        #expect(await interactor.notes == ["One two"] && !presenter.asksBeforeGoingBack)
    }

    @Test func `what was read before a note was kept does not bring back the note of then`() async throws {
        let clock = SceneClock()
        let interactor = NoteInteractor(clock: clock)
        let presenter = VisitPresenter(interactor: interactor, parameters: .mock, pause: .zero)
        presenter.didLoad()
        while clock.sleeperCount == 0 { await Task.yield() }
        clock.advance(by: .seconds(1))
        while presenter.visit.value == nil { await Task.yield() }
        presenter.form.note = "It"
        while presenter.noteState != .kept { await Task.yield() }
        let reading = Task { await presenter.didPullToRefresh() }
        while clock.sleeperCount == 0 { await Task.yield() }
        presenter.form.note = "It itches."
        while presenter.noteState != .kept { await Task.yield() }
        let passing = Task {
            while !Task.isCancelled {
                clock.advance(by: .seconds(1))
                await Task.yield()
            }
        }
        await reading.value
        passing.cancel()
        #expect(presenter.form.note == "It itches." && presenter.visit.value?.noteText == "It itches.")
        #expect(presenter.noteState == .kept)
    }
}

extension SceneJourney {
    fileprivate func set(_ sign: VitalSign, to text: String) async throws {
        try await set(.identifier("visit.sign.\(sign.rawValue)"), to: text)
    }
}

/// Fails to keep the first notes, and answers a second of its clock after it read.
private actor NoteInteractor: VisitInteractive {
    private(set) var notes: [String] = []
    private var failures: Int
    private let clock: SceneClock?

    init(failures: Int = 0, clock: SceneClock? = nil) {
        self.failures = failures
        self.clock = clock
    }

    func fetchVisit(_ id: Appointment.ID, access: Access) async throws -> VisitDetails {
        let visit = visit(id)
        try await clock?.sleep(for: .seconds(1))
        return visit
    }

    private func visit(_ id: Appointment.ID) -> VisitDetails {
        let appointment = Appointment(
            id: id, status: .fulfilled, participants: [.init(actor: "Patient/s1", status: .accepted)])
        return VisitDetails(
            appointment: AppointmentSummary(
                appointment: appointment, patientName: "Sam", practitionerName: "Ada", zone: .utc),
            encounter: Encounter(id: "e", status: .inProgress, encounterClass: .ambulatory, patient: "s1"),
            patient: Patient(id: "s1"), allergies: [], vitalSigns: VitalSigns(), earlierSigns: VitalSigns(),
            problems: [], note: note, addenda: [], prescriptions: [], orders: [], canWrite: true,
            canAddAddendum: false, canCorrect: true, zone: .utc)
    }

    private var note: DocumentReference? {
        notes.last.map { text in
            DocumentReference(
                id: "n", patient: "s1", written: nil,
                attachment: Attachment(contentType: "text/plain", data: Data(text.utf8)))
        }
    }

    func saveNote(_ text: String, of id: Appointment.ID) async throws {
        guard failures == 0 else {
            failures -= 1
            throw ClinicError.busy
        }
        notes.append(text)
    }

    func setReason(_ reason: String, of id: Appointment.ID) async throws {}
    func measure(_ signs: VitalSigns, correcting mistake: Observation.ID?, in id: Appointment.ID) async throws {}
    func addProblem(_ name: String, in id: Appointment.ID) async throws {}
    func resolve(_ problem: Condition.ID, in id: Appointment.ID) async throws {}
    func markInError(_ measurement: VisitMeasurement, in id: Appointment.ID) async throws {}
    func markProblemInError(_ problem: Condition.ID, in id: Appointment.ID) async throws {}
    func order(_ draft: OrderDraft, in id: Appointment.ID) async throws {}
    func revoke(_ order: ServiceRequest.ID, reason: String, in id: Appointment.ID) async throws {}
    func complete(_ order: ServiceRequest.ID, in id: Appointment.ID) async throws {}
    func stop(_ prescription: MedicationRequest.ID, reason: String) async throws {}
    func sign(_ id: Appointment.ID) async throws {}
    func addAddendum(_ text: String, to id: Appointment.ID) async throws {}
    nonisolated func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}
