import ClinicModel
import DoctorScenes
import PatientScenes
import SharedScenes
import Testing

@Suite struct DeepLinkTests {
    @Test(arguments: ["/", "caduceus://", "caduceus://home"])
    func `Home has no steps`(_ text: String) throws {
        #expect(try DeepLink(text).steps.isEmpty)
    }

    @Test(arguments: ["/appointments/42", "caduceus://appointments/42", "/appointments/42/"])
    func `an appointment has the list below it`(_ text: String) throws {
        #expect(
            try DeepLink(text).steps == [
                .appointments(AppointmentsParameters()), .appointment(AppointmentParameters(id: "42")),
            ])
    }

    @Test func `a conversation has the list below it, and may be about a visit`() throws {
        #expect(try DeepLink("/messages").steps == [.conversations(ConversationsParameters())])
        #expect(
            try DeepLink("caduceus://messages/ines?about=42").steps == [
                .conversations(ConversationsParameters()),
                .conversation(ConversationParameters(id: "ines", about: "42")),
            ])
    }

    @Test func `the account is a link of its own`() throws {
        #expect(try DeepLink("/account").steps == [.account(AccountParameters())])
        #expect(try DeepLink("/account?show=events").steps == [.account(AccountParameters(part: .events))])
        #expect(throws: DeepLinkError.badValue("show", "money")) { try DeepLink("/account?show=money") }
    }

    @Test func `a list says what it shows and when`() throws {
        #expect(
            try DeepLink("/appointments?show=checked-in&date=2026-11-24").steps == [
                .appointments(
                    AppointmentsParameters(
                        filter: .state(.checkedIn), date: CalendarDate(year: 2026, month: 11, day: 24)))
            ])
    }

    @Test func `a part of a record has the record below it`() throws {
        #expect(try DeepLink("/results").steps == [.results(ResultsParameters())])
        #expect(try DeepLink("/record").steps == [.record(RecordParameters())])
        #expect(
            try DeepLink("caduceus://patients/bo/record/results/4548-4").steps == [
                .record(RecordParameters(patient: "bo")), .series(SeriesParameters(id: "4548-4", patient: "bo")),
            ])
        #expect(
            try DeepLink("/record/documents/note").steps == [
                .record(RecordParameters()), .document(DocumentParameters(id: "note")),
            ])
    }

    @Test func `what is looked for is decoded`() throws {
        #expect(
            try DeepLink("/time-slots?practitioner=ines&service=General+Practice%21&patient=bo").steps == [
                .timeSlots(TimeSlotsParameters(patient: "bo", practitioner: "ines", service: "General Practice!"))
            ])
    }

    @Test(arguments: [
        "/appointments/1/2/3", "/appointments?show=pink", "/appointments?date=yesterday", "/time-slots/7", "/%zz",
        "/time-slots?a=b", "/messages/1/2", "/messages?a=b", "/results/1",
        "/record/results", "/record/notes/1", "/record/results/1/2", "/patients/1", "/patients/1/visits",
        "/record?a=b", "/account/1", "/account?a=b",
    ])
    func `what leads nowhere is refused`(_ text: String) {
        #expect(throws: DeepLinkError.self) { try DeepLink(text) }
    }

    @Test func `an audience's own links are known where it says so, and named where another is not known`() throws {
        let own: [String: DeepLink.OwnSteps] = [
            "notes": { query in [.own(OwnParameters(query.take("of") ?? "nobody"))] }
        ]
        #expect(try DeepLink("/notes?of=bo", own: own).steps == [.own(OwnParameters("bo"))])
        #expect(try DeepLink("/notes", own: own).path.first as? String == "nobody")
        #expect(throws: DeepLinkError.unknownName("about")) { try DeepLink("/notes?about=bo", own: own) }
        #expect(throws: DeepLinkError.leadsNowhere("/notes", own: [])) { try DeepLink("/notes") }
        let error = #expect(throws: DeepLinkError.self) { try DeepLink("/nowhere", own: own) }
        #expect(error?.recoverySuggestion?.contains("/notes") == true)
    }

    @Test func `an audience's own link may have an ID within its path`() throws {
        let own: [String: DeepLink.OwnSteps] = [
            "shelves/ID/books": { query in
                [.own(OwnParameters([try query.require("ID"), try query.require("page")]))]
            }
        ]
        #expect(try DeepLink("/shelves/7/books?page=3", own: own).steps == [.own(OwnParameters(["7", "3"]))])
        #expect(throws: DeepLinkError.missingValue("page")) { try DeepLink("/shelves/7/books", own: own) }
        for text in ["/shelves/books", "/shelves/7/records", "/shelves/7/books/1"] {
            let error = #expect(throws: DeepLinkError.self) { try DeepLink(text, own: own) }
            #expect(error?.recoverySuggestion?.contains("/shelves/ID/books") == true)
        }
        #expect(throws: DeepLinkError.missingValue("visit")) {
            try DeepLink("/intake", own: PatientAudience.ownLinks)
        }
    }

    private func address<Side: Audience>(_ link: String, in audience: Side.Type) throws -> String {
        let path = try DeepLink(link, own: Side.ownLinks).path
        return DeepLink.address(of: path.map { AnyHashable($0) }) { Side.ownAddress(of: $0) }
    }

    @Test(arguments: [
        "/", "/appointments", "/appointments?show=checked-in&date=2026-11-24", "/appointments/42",
        "/appointments/42/reschedule", "/time-slots?patient=bo&practitioner=ines&service=General%20Practice%21",
        "/messages", "/messages/ines?about=42", "/results", "/record", "/patients/bo/record", "/record/results/4548-4",
        "/patients/bo/record/results/4548-4", "/patients/bo/record/documents/n%2F1", "/prescriptions",
        "/patients/bo/prescriptions", "/account",
    ])
    func `a path of Parameters has the link that leads there`(_ link: String) throws {
        #expect(try address(link, in: PatientAudience.self) == link)
        #expect(try address(link, in: DoctorAudience.self) == link)
    }

    @Test func `an audience's own scenes have their links, too`() throws {
        for link in ["/intake?visit=42", "/intake?visit=42&questionnaire=asthma"] {
            #expect(try address(link, in: PatientAudience.self) == link)
        }
        for link in [
            "/availability", "/appointments/42/visit", "/prescribe?patient=bo",
            "/allergies?patient=bo", "/patients", "/patients?search=fern",
        ] {
            #expect(try address(link, in: DoctorAudience.self) == link)
        }
    }

    @Test func `a scene without a link has that of the one below it`() {
        let path: [AnyHashable?] = [AnyHashable(AccountParameters()), AnyHashable("elsewhere"), nil]
        #expect(DeepLink.address(of: path) == "/account")
        #expect(DeepLink.address(of: [nil]) == "/")
    }
}
