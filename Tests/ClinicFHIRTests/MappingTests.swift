import ClinicModel
import Foundation
import PlainText
import Testing

@testable import ClinicFHIR

struct MappingTests {
    private func resource(_ entity: ResourceEntity, over json: String? = nil, type: String, id: String = "x") throws
        -> String
    {
        let stored = StoredResource(type: type, id: id, json: json.map { Data($0.utf8) }, entity: entity)
        return JSONWriter.text(.object(try ResourceProjection.resource(stored)))
    }

    private func entity(_ json: String, type: String) throws -> ResourceEntity {
        let resource = try #require(try JSONParser.parse(json).object)
        try ResourceCheck.check(resource)
        return try ResourceProjection.entity(resource, type: type, id: "x")
    }

    @Test func `a patient who changed keeps what the clinic does not read`() throws {
        let json = #"""
            {"resourceType":"Patient","id":"x","extension":[{"url":"u","valueDecimal":1.50}],"name":[{"use":"old",\#
            "family":"Was"},{"use":"official","family":"Is","_family":{"id":"f"},"period":{"start":"1990"}}],\#
            "telecom":[{"system":"phone"},{"system":"email","value":"a@b.example","rank":1}],"photo":[{"title":"me"}]}
            """#
        guard case .patient(var patient) = try entity(json, type: "Patient") else { return }
        #expect(try resource(.patient(patient), over: json, type: "Patient") == json)
        patient.names[1].family = "Became"
        patient.telecom[0].value = "c@d.example"
        let now = try resource(.patient(patient), over: json, type: "Patient")
        let expected = json.replacing(#""Is""#, with: #""Became""#)
            .replacing(#"{"system":"phone"},"#, with: "")
            .replacing(#""a@b.example","rank":1}"#, with: #""c@d.example","rank":1},{"system":"phone"}"#)
        #expect(now == expected)
    }

    @Test func `a visit and a message keep how exactly their times are stated`() throws {
        let old = #"""
            {"resourceType":"Encounter","id":"x","status":"finished","class":{"code":"AMB"},"period":{\#
            "start":"2015-06","end":"2016"}}
            """#
        guard case .encounter(let visit) = try entity(old, type: "Encounter") else { return }
        let june = try #require(PartialDate("2015-06"))
        #expect(visit.began == .date(june) && visit.start == june.beginning)
        #expect(try resource(.encounter(visit), over: old, type: "Encounter") == old)
        for (sent, isExact) in [("2015", false), ("2015-01-02T03:04:05Z", true)] {
            let json = #"{"resourceType":"Communication","id":"x","status":"completed","sent":"\#(sent)"}"#
            guard case .communication(let message) = try entity(json, type: "Communication") else { return }
            #expect((message.wasSent == message.sent.map(DateTime.instant)) == isExact, "\(sent)")
            #expect(message.statedSent == (isExact ? nil : PartialDate(sent)))
            #expect(try resource(.communication(message), over: json, type: "Communication") == json)
        }
    }

    @Test func `a patient who moves and speaks another language keeps the rest as it was`() throws {
        let json = #"""
            {"resourceType":"Patient","id":"x","address":[{"use":"old","line":["Was 1"],"city":"There"},{"use":"home",\#
            "type":"both","text":"Is 1","line":["Is 1"],"_line":[{"id":"l"}],"city":"Here","district":"D",\#
            "postalCode":"1"}],"communication":[{"language":{"coding":[{"system":"urn:ietf:bcp:47","code":"de"}]},\#
            "preferred":true},{"language":{"coding":[{"code":"es","display":"Spanish"}]}}]}
            """#
        guard case .patient(var patient) = try entity(json, type: "Patient") else { return }
        #expect(patient.language == "de" && patient.currentAddress?.city == "Here")
        #expect(try resource(.patient(patient), over: json, type: "Patient") == json)
        patient.addresses[1] = PostalAddress(use: .home, line: ["New 2"], city: "Away")
        patient.language = "es"
        let now = try resource(.patient(patient), over: json, type: "Patient")
        #expect(
            now == #"""
                {"resourceType":"Patient","id":"x","address":[{"use":"old","line":["Was 1"],"city":"There"},{\#
                "use":"home","type":"both","line":["New 2"],"city":"Away"}],"communication":[{"language":{"coding":[{\#
                "system":"urn:ietf:bcp:47","code":"de"}]}},{"language":{"coding":[{"code":"es","display":"Spanish"}]},\#
                "preferred":true}]}
                """#)
        patient.language = "fr"
        #expect(
            try resource(.patient(patient), over: json, type: "Patient").contains(#""code":"fr"}]},"preferred":true"#))
    }

    @Test func `a plan's exceptions and blocks go out and come in again`() throws {
        let noon = Date(timeIntervalSince1970: 1_795_262_400)
        let plan = WeeklyPlan(
            hours: [.init(weekday: 1, opens: WallTime(8), closes: WallTime(24))], slotMinutes: 30, bufferMinutes: 5,
            closedDates: [CalendarDate(year: 2026, month: 12, day: 25)],
            datedHours: [
                .init(date: CalendarDate(year: 2026, month: 12, day: 24), opens: WallTime(8), closes: WallTime(10, 30))
            ],
            blocks: [.init(period: DateInterval(start: noon, duration: 3600), reason: "Meeting")])
        let schedule = Schedule(id: "x", practitioner: "d", plan: plan)
        let json = try resource(.schedule(schedule), type: "Schedule")
        #expect(try entity(json, type: "Schedule") == .schedule(schedule))
        let old = WeeklyPlan(hours: plan.hours, slotMinutes: 30)
        var text = String(decoding: try JSONEncoder().encode(old), as: UTF8.self)
        for name in ["datedHours", "blocks"] {
            for part in [",\"\(name)\":[]", "\"\(name)\":[],"] { text = text.replacing(part, with: "") }
        }
        #expect(!text.contains("blocks"))
        #expect(try JSONDecoder().decode(WeeklyPlan.self, from: Data(text.utf8)) == old)
    }

    @Test func `a message that was read here says so, and nothing else about it changes`() throws {
        let json = #"""
            {"resourceType":"Communication","id":"x","partOf":[{"display":"a talk"}],"status":"completed","subject":{\#
            "reference":"Patient/p","display":"P"},"sent":"2026-11","recipient":[{"reference":"Organization/o"},{\#
            "reference":"Patient/p"},{"reference":"Patient/q"}],"sender":{"reference":"Practitioner/d"},"payload":[{\#
            "contentReference":{"reference":"Media/m"}},{"contentString":"Look"},{"contentString":"twice"}]}
            """#
        guard case .communication(var message) = try entity(json, type: "Communication") else { return }
        #expect(message.recipient == "Patient/p" && message.otherRecipients == ["Patient/q"])
        #expect(message.text == "Look\n\ntwice")
        #expect(message.correspondence == Correspondence("p", "d"))
        #expect(try resource(.communication(message), over: json, type: "Communication") == json)
        let noon = Date(timeIntervalSince1970: 1_795_262_400)
        message.received = noon
        let now = try resource(.communication(message), over: json, type: "Communication")
        #expect(now.contains(#""received":"\#(FHIRTime.text(noon))""#))
        #expect(now.replacing(#","received":"\#(FHIRTime.text(noon))""#, with: "") == json)
    }

    @Test func `attachments of a message are named where they stand`() throws {
        let json = #"""
            {"resourceType":"Communication","id":"x","status":"completed","recipient":[{"reference":"Patient/p"},{\#
            "reference":"Patient/p"}],"payload":[{"contentString":"See"},{"contentAttachment":{"title":"knee.png"}},{\#
            "contentAttachment":{"url":"https://files.example/a/plan.pdf"}},{"contentAttachment":{"contentType":\#
            "image/png"}},{"contentAttachment":{"data":"aGVsbG8="}}]}
            """#
        guard case .communication(let message) = try entity(json, type: "Communication") else { return }
        #expect(
            message.text
                == "See\n\nAttachment: knee.png\n\nAttachment: plan.pdf\n\nAttachment: image/png\n\nAttachment")
        #expect(message.otherRecipients.isEmpty)
        #expect(try resource(.communication(message), over: json, type: "Communication") == json)
        var older = message
        older.text = "See"
        #expect(try resource(.communication(older), over: json, type: "Communication") == json)
    }

    @Test func `a schedule without a zone gets none by going out, until a plan goes by it`() throws {
        let json = #"{"resourceType":"Schedule","id":"x","actor":[{"reference":"Practitioner/p"}]}"#
        guard case .schedule(var schedule) = try entity(json, type: "Schedule") else { return }
        schedule.zone = try #require(Zone("Europe/Madrid"))
        #expect(try resource(.schedule(schedule), over: json, type: "Schedule") == json)
        schedule.plan.hours = [.init(weekday: 1, opens: WallTime(9), closes: WallTime(10))]
        #expect(try resource(.schedule(schedule), over: json, type: "Schedule").contains("Europe/Madrid"))
    }

    @Test func `a result that was released here says so, and keeps every digit`() throws {
        let json = #"""
            {"resourceType":"Observation","id":"x","meta":{"profile":["p"]},"status":"final","category":[{"coding":[{\#
            "system":"http://terminology.hl7.org/CodeSystem/observation-category","version":"1","code":"laboratory"}]}],\#
            "code":{"text":"HbA1c"},"subject":{"reference":"Patient/p","display":"P"},"effectivePeriod":{\#
            "start":"2026-11"},"valueQuantity":{"value":6.30,"unit":"%"},"bodySite":{"text":"arm"},"referenceRange":[{\#
            "low":{"value":4.0},"age":{"low":{"value":18}}}],"component":[{"code":{"text":"c"},"valueBoolean":true}]}
            """#
        guard case .health(.observation(var result)) = try entity(json, type: "Observation") else {
            Issue.record("it is no result")
            return
        }
        #expect(result.valueText == "6.30 %" && result.patient == "p" && result.category == .laboratory)
        #expect(
            result.effective == .period(Period(start: .date(try #require(PartialDate("2026-11")))))
                && result.awaitsRelease)
        #expect(try resource(.health(.observation(result)), over: json, type: "Observation") == json)
        result.isHistory = true
        #expect(try resource(.health(.observation(result)), over: json, type: "Observation") == json)
        let noon = Date(timeIntervalSince1970: 1_795_262_400)
        result.released = noon
        let now = try resource(.health(.observation(result)), over: json, type: "Observation")
        let mark =
            #","extension":[{"url":"http://caduceus.example/fhir/StructureDefinition/released","#
            + #""valueInstant":"\#(FHIRTime.text(noon))"}]"#
        #expect(now.contains(mark) && now.replacing(mark, with: "") == json)
        guard case .health(.observation(let again)) = try entity(now, type: "Observation") else { return }
        #expect(again.released == noon && again.isReleased)
    }

    @Test func `a medicine that is named within its prescription or beside it has a name`() throws {
        let inside = #"""
            {"resourceType":"MedicationRequest","id":"x","contained":[{"resourceType":"Medication","id":"m",\#
            "code":{"text":"Metformin"}}],"status":"active","intent":"order",\#
            "medicationReference":{"reference":"#m"},"subject":{"reference":"Patient/p"}}
            """#
        guard case .health(.medicationRequest(let request)) = try entity(inside, type: "MedicationRequest") else {
            Issue.record("it is no prescription")
            return
        }
        #expect(request.medication?.display == "Metformin" && request.isActive)
        #expect(
            try resource(.health(.medicationRequest(request)), over: inside, type: "MedicationRequest") == inside)
    }

    @Test func `a prescription that is stopped here keeps the rest of its dosage`() throws {
        let json = #"""
            {"resourceType":"MedicationRequest","id":"x","status":"active","intent":"order","medicationCodeableConcept":{\#
            "text":"Metformin"},"subject":{"reference":"Patient/p"},"dosageInstruction":[{"sequence":1,"timing":{"event":[\#
            "2026-11-21"],"repeat":{"frequency":1,"period":1.0,"periodUnit":"d","when":["ACM"]}},"doseAndRate":[{"type":{\#
            "text":"ordered"},"doseQuantity":{"value":1.50,"unit":"mg"}}]}],"dispenseRequest":{\#
            "validityPeriod":{"start":"2026","end":"2027"},"numberOfRepeatsAllowed":3,"performer":{"display":"Q"}}}
            """#
        guard case .health(.medicationRequest(var request)) = try entity(json, type: "MedicationRequest") else {
            Issue.record("it is no prescription")
            return
        }
        let period = try #require(ExactDecimal("1.0"))
        #expect(request.dosages.first?.timing?.isAsOften(as: .init(frequency: 1, period: period, unit: .day)) == true)
        #expect(request.dosages.first?.timing?.details?.events == [.beforeBreakfast])
        #expect(request.dosages.first?.dose?.display == "1.50 mg" && request.dispense?.repeats == 3)
        request.status = .stopped
        let now = try resource(.health(.medicationRequest(request)), over: json, type: "MedicationRequest")
        #expect(now == json.replacing(#""active""#, with: #""stopped""#))
        request.dispense?.repeats = 2
        let again = try resource(.health(.medicationRequest(request)), over: json, type: "MedicationRequest")
        #expect(again.contains(#""numberOfRepeatsAllowed":2,"performer":{"display":"Q"}"#))
        #expect(again.contains(#""validityPeriod":{"start":"2026","end":"2027"}"#))
    }

    @Test func `an appointment that was cancelled here says so, and nothing else about it changes`() throws {
        let json = #"""
            {"resourceType":"Appointment","id":"x","status":"booked","start":"2026-11-21T09:00:00.1234567+01:00",\#
            "end":"2026-11-21T09:20:00+01:00","created":"2026-11-02","participant":[{"type":[{"text":"who"}],\#
            "status":"accepted"},{"actor":{"reference":"Patient/p","display":"P"},"required":"required",\#
            "status":"accepted"}]}
            """#
        guard case .appointment(var appointment) = try entity(json, type: "Appointment") else { return }
        appointment.start = appointment.start.map {
            Date(timeIntervalSince1970: ($0.timeIntervalSince1970 * 1000).rounded(.down) / 1000)
        }
        #expect(try resource(.appointment(appointment), over: json, type: "Appointment") == json)
        appointment.status = .cancelled
        appointment.cancellationReason = .patientFeelingBetter
        appointment.sequence = 1
        appointment.participants[0].status = .declined
        let now = try resource(.appointment(appointment), over: json, type: "Appointment")
        #expect(now.contains(#""status":"cancelled","start":"2026-11-21T09:00:00.1234567+01:00""#))
        #expect(now.contains(#""created":"2026-11-02""#))
        #expect(
            now.contains(#""cancelationReason":{"coding":[{"system":"\#(CancellationReason.system)","code":"pat-fb""#))
        #expect(now.contains(#"{"type":[{"text":"who"}],"status":"accepted"}"#))
        #expect(
            now.contains(#""actor":{"reference":"Patient/p","display":"P"},"required":"required","status":"declined""#))
    }

    @Test(arguments: MadeHere.entities + MadeHealthResources.all)
    func `what was made here is the same after it went out and in`(entity: ResourceEntity, type: String) throws {
        let json = try resource(entity, type: type)
        #expect(try self.entity(json, type: type) == entity, "\(json)")
        let again = try resource(entity, over: json, type: type)
        #expect(again == json)
    }

    @Test func `a time zone that is none refuses the schedule`() throws {
        let json = #"""
            {"resourceType":"Schedule","id":"x","extension":[{"url":"\#(ClinicExtension.timeZone)",\#
            "valueCode":"Mars/Olympus"}],"actor":[{"reference":"Practitioner/p"}]}
            """#
        #expect(throws: ElementFault.self) { try entity(json, type: "Schedule") }
    }
}

/// Entities with everything in them that the clinic can express.
enum MadeHere {
    private static let noon = Date(timeIntervalSince1970: 1_795_262_400)

    static let entities: [(ResourceEntity, String)] = [
        (
            .patient(
                Patient(
                    id: "x", active: false, identifiers: [Identifier(system: "urn:mrn", value: "1")],
                    names: [
                        HumanName(
                            use: .official, text: "Ada L", family: "L", given: ["Ada"], prefix: ["Dr"], suffix: ["II"])
                    ],
                    telecom: [ContactPoint(system: .phone, value: "1"), ContactPoint(value: "2")], gender: .female,
                    birthDate: PartialDate("1815-12"), deceased: true, generalPractitioners: ["g"])), "Patient"
        ),
        (.patient(Patient(id: "x")), "Patient"),
        (.practitioner(Practitioner(id: "x", names: [HumanName(family: "F")], gender: .other)), "Practitioner"),
        (.organization(Organization(id: "x", name: "Clinic")), "Organization"),
        (
            .schedule(
                Schedule(
                    id: "x", active: false, practitioner: "p", service: CodeableConcept(text: "Checkup"),
                    zone: Zone("Europe/Madrid") ?? .utc,
                    policy: SchedulePolicy(
                        needsConfirmation: true, leadTime: 90, cancellationCutoff: 60, horizon: 86400),
                    plan: WeeklyPlan(
                        hours: [
                            .init(weekday: 1, opens: WallTime(8, 30), closes: WallTime(12)),
                            .init(weekday: 7, opens: WallTime(0), closes: WallTime(24)),
                        ], slotMinutes: 15, bufferMinutes: 5,
                        closedDates: [CalendarDate(year: 2026, month: 12, day: 25)]), comment: "Ring twice")),
            "Schedule"
        ),
        (
            .slot(
                Slot(
                    id: "x", schedule: "s", status: .busyTentative, start: noon, end: noon + 1200, overbooked: true,
                    comment: "c", heldUntil: noon + 0.25)), "Slot"
        ),
        (
            .appointment(
                Appointment(
                    id: "x", status: .cancelled, cancellationReason: .providerMeeting,
                    service: CodeableConcept(
                        codings: [Coding(system: "urn:s", code: "57", display: "Jab")], text: "Jab"),
                    reason: "Cough", comment: "c", start: noon, end: noon + 1200, slot: "s", created: noon - 86400,
                    participants: [
                        .init(actor: "Patient/p", status: .accepted),
                        .init(actor: "Practitioner/d", status: .needsAction),
                    ], replaces: "old", overbookingReason: "Urgent", sequence: 3, lastUpdated: noon - 60)),
            "Appointment"
        ),
        (
            .encounter(
                Encounter(
                    id: "x", status: .finished, encounterClass: .ambulatory, types: [CodeableConcept(text: "Visit")],
                    patient: "p", practitioners: ["d", "e"], appointment: "a", start: noon, end: noon + 900,
                    reason: "Cough", organization: "o", signed: noon + 901.5)), "Encounter"
        ),
        (
            .communication(
                Communication(
                    id: "x", identifiers: [Identifier(system: "urn:m", value: "1")], patient: "p",
                    sender: "Practitioner/d", recipient: "Patient/p", sent: noon, received: noon + 60.5,
                    appointment: "a", inResponseTo: "y", text: "Two lines,\none \"quoted\"")), "Communication"
        ),
    ]
}
