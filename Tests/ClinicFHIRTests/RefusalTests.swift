import ClinicFHIR
import ClinicModel
import Testing

struct RefusalTests {
    private static let patient = #"{"resourceType":"Patient","id":"p"}"#

    private static let slot = #"""
        {"resourceType":"Slot","id":"s","schedule":{"reference":"Schedule/x"},"status":"free",\#
        "start":"2026-11-21T09:00:00Z","end":"2026-11-21T09:20:00Z"}
        """#

    private static func slot(_ old: String, _ new: String) -> String { slot.replacing(old, with: new) }

    private static let appointment = #"""
        {"resourceType":"Appointment","id":"a","status":"booked","start":"2026-11-21T09:00:00Z",\#
        "end":"2026-11-21T09:20:00Z","participant":[{"actor":{"reference":"Patient/p"},"status":"accepted"}]}
        """#

    private static func appointment(_ old: String, _ new: String) -> String { appointment.replacing(old, with: new) }

    @Test(arguments: [
        ("{\n\"resourceType\": \"Patient\",", "not JSON: the text ends", "line 2, column 27"),
        ("hello", "not JSON", "line 1, column 1"),
        ("[]", "not FHIR", "an array"),
        (#"{"a":1}"#, "resourceType", "not FHIR: there is no resourceType"),
        (#"{"resourceType":"Patiant"}"#, "resourceType", "no resource type \"Patiant\""),
        (#"{"resourceType":7}"#, "resourceType", "a number"),
        (#"{"resourceType":"Patient","id":"a b"}"#, "Patient.id", "\"a b\" is not an id"),
        (#"{"resourceType":"Observation","id":"o","component":[]}"#, "Observation.component", "empty array"),
        (#"{"resourceType":"Observation","id":"o","code":{}}"#, "Observation.code", "empty object"),
        (#"{"resourceType":"Observation","id":"o","code":{"text":null}}"#, "Observation.code.text", "null"),
        (
            #"{"resourceType":"Goal","id":"g","meta":{"lastUpdated":"today"}}"#, "Goal.meta.lastUpdated",
            "not an instant"
        ),
        (#"{"resourceType":"Goal","id":"g","text":{"status":"generated"}}"#, "Goal.text.div", "required and missing"),
        (#"{"resourceType":"Bundle","entry":[]}"#, "Bundle.type", "required and missing"),
        (#"{"resourceType":"Bundle","type":"batch","entry":{}}"#, "Bundle.entry", "array"),
        (bundle("searchset", #"{"resource":\#(patient)}"#), "Bundle.type", "\"searchset\" is not taken"),
        (bundle("history"), "Bundle.type", "\"history\" is not taken"),
        (bundle("document"), "Bundle.type", "\"document\" is not taken"),
        (bundle("message"), "Bundle.type", "\"message\" is not taken"),
        (bundle("transaction-response"), "Bundle.type", "\"transaction-response\" is not taken"),
    ])
    func `a file that is none of ours is refused with the reason`(
        text: String, element: String, reason: String
    ) async throws {
        try await expectRefusal(of: text, [element, reason])
    }

    @Test(arguments: [
        (#"{"request":{"method":"DELETE","url":"Patient/p"}}"#, "DELETE cannot be honoured"),
        (#"{"request":{"method":"GET","url":"Patient/p"}}"#, "GET cannot be honoured"),
        (#"{"request":{"method":"PATCH","url":"Patient/p"},"resource":\#(patient)}"#, "PATCH cannot be honoured"),
        (#"{"request":{"method":"HEAD","url":"Patient/p"}}"#, "HEAD cannot be honoured"),
        (
            #"{"request":{"method":"POST","url":"Patient/$match"},"resource":{"resourceType":"Parameters"}}"#,
            "the operation $match cannot be honoured"
        ),
        (#"{"request":{"method":"POST","url":"Patient/_search"},"resource":\#(patient)}"#, "the operation _search"),
        (#"{"request":{"method":"POST","url":"Practitioner"},"resource":\#(patient)}"#, "does not fit a Patient"),
        (#"{"request":{"method":"POST","url":"Patient/p"},"resource":\#(patient)}"#, "POST Patient/p"),
        (put(patient, to: "Patient/q"), "needs a resource with that id"),
        (put(patient, to: "Patient"), "PUT Patient cannot be honoured"),
        (#"{"resource":\#(patient)}"#, "Bundle.entry.request: it is required"),
        (#"{"request":{"method":"POST","url":"Patient"}}"#, "Bundle.entry.resource: it is required"),
        (
            #"{"request":{"method":"PUT","url":"Patient/p","ifMatch":"W/\"1\""},"resource":\#(patient)}"#,
            "Bundle.entry.request.ifMatch"
        ),
        (post(patient, ifNoneExist: "birthdate=1984"), "the search by \"birthdate\" cannot be honoured"),
        (put(patient, to: "Patient?name=x"), "the search by \"name\" cannot be honoured"),
        (post(#"{"resourceType":"Basic","id":"b"}"#), "Basic/b: this archive takes no Basic"),
    ])
    func `an entry that cannot be honoured refuses its file by name`(entry: String, reason: String) async throws {
        try await expectRefusal(of: bundle("transaction", post(Self.slot), entry), ["entry[1]", reason])
    }

    @Test(arguments: [
        (slot(#""status":"free","#, ""), "Slot.status: it is required and missing"),
        (slot("free", "open"), "Slot.status: \"open\" is none of its codes"),
        (slot("2026-11-21T09:00:00Z", "2026-11-21T09:00Z"), "Slot.start: \"2026-11-21T09:00Z\" is not an instant"),
        (slot("2026-11-21T09:20:00Z", "2026-11-21T08:20:00Z"), "Slot.end: it is not after the start"),
        (slot(#"{"reference":"Schedule/x"}"#, #"{"display":"x"}"#), "Slot.schedule.reference"),
        (slot(#""id":"s""#, #""id":"s","colour":"red""#), "Slot.colour: Slot has no such element"),
        (slot(#""id":"s""#, #""id":"s","overbooked":"no""#), "Slot.overbooked: a string is not true or false"),
        (slot(#""id":"s""#, #""id":"s","specialty":{"text":"x"}"#), "Slot.specialty: an object stands where an array"),
        (appointment("booked", "no-show"), "Appointment.status: \"no-show\""),
        (appointment(#""end":"2026-11-21T09:20:00Z","#, ""), "app-2"),
        (
            appointment(#""start":"2026-11-21T09:00:00Z","end":"2026-11-21T09:20:00Z","#, ""),
            "Appointment.start: an appointment that is booked has one (app-3)"
        ),
        (appointment(#""actor":{"reference":"Patient/p"},"#, ""), "app-1"),
        (appointment("accepted", "maybe"), "Appointment.participant[0].status: \"maybe\""),
        (
            appointment(#""id":"a""#, #""id":"a","cancelationReason":{"text":"x"}"#),
            "Appointment.cancelationReason: only a cancelled appointment has one"
        ),
        (appointment(#""id":"a""#, #""id":"a","cancellationReason":{"text":"x"}"#), "no such element"),
        (#"{"resourceType":"Patient","birthDate":"1984-13-01"}"#, "Patient.birthDate: \"1984-13-01\" is not a date"),
        (#"{"resourceType":"Patient","gender":"m"}"#, "Patient.gender: \"m\" is none of its codes: female"),
        (#"{"resourceType":"Patient","name":[{"given":"Ada"}]}"#, "Patient.name[0].given: a string stands where"),
        (#"{"resourceType":"Patient","name":[{"given":[null]}]}"#, "Patient.name[0].given[0]"),
        (
            #"{"resourceType":"Patient","deceasedBoolean":true,"deceasedDateTime":"2020"}"#,
            "Patient.deceasedDateTime: deceased[x] stands twice"
        ),
        (#"{"resourceType":"Patient","contact":[{"gender":"female"}]}"#, "pat-1"),
        (#"{"resourceType":"Organization","active":true}"#, "org-1"),
        (#"{"resourceType":"Schedule","id":"s"}"#, "Schedule.actor: it is required and missing"),
        (#"{"resourceType":"Encounter","status":"finished"}"#, "Encounter.class: it is required and missing"),
        (#"{"resourceType":"Observation","code":{"text":"c"}}"#, "Observation.status: it is required and missing"),
        (
            #"{"resourceType":"Observation","status":"final","code":{"text":"c"},"valueQuantity":{"value":"7"}}"#,
            "Observation.valueQuantity.value"
        ),
        (
            #"{"resourceType":"Observation","status":"final","code":{"text":"c"},"valueQuantity":{"value":1e999999}}"#,
            "Observation.valueQuantity.value: 1e999999 is too large a number"
        ),
        (
            #"{"resourceType":"MedicationRequest","status":"active","intent":"wish"}"#,
            "MedicationRequest.intent: \"wish\""
        ),
        (#"{"resourceType":"DocumentReference","status":"current"}"#, "DocumentReference.content: it is required"),
        (#"{"resourceType":"Communication","status":"sent"}"#, "Communication.status: \"sent\""),
        (
            #"{"resourceType":"Communication","status":"completed","payload":[{"note":"a"}]}"#,
            "Communication.payload[0].note"
        ),
        (#"{"resourceType":"Encounter","status":"done","class":{"code":"AMB"}}"#, "Encounter.status: \"done\""),
        (#"{"resourceType":"Patient","extension":[{"valueString":"x"}]}"#, "Patient.extension[0].url"),
        (#"{"resourceType":"Patient","contained":[{"id":"x"}]}"#, "Patient.contained[0].resourceType"),
    ])
    func `a resource that could not be given back is refused with its element`(
        resource: String, reason: String
    ) async throws {
        try await expectRefusal(of: bundle("collection", #"{"resource":\#(resource)}"#), ["entry[0]", reason])
    }

    @Test func `a full URL that stands twice is refused`() async throws {
        let entries = [post(Self.patient, fullURL: "urn:uuid:1"), post(Self.slot, fullURL: "urn:uuid:1")]
        try await expectRefusal(
            of: bundle("transaction", entries[0], entries[1]), ["entry[1]", "entry[0] too (bdl-7)"])
    }

    @Test func `two contents for one resource are refused`() async throws {
        let other = #"{"resourceType":"Patient","id":"p","active":false}"#
        try await expectRefusal(of: bundle("batch", post(Self.patient), post(other)), ["entry[1]", "other content"])
    }

    @Test func `a bundle that is cut off anywhere is refused as a whole`() async throws {
        let text = bundle("transaction", post(Self.patient), post(Self.slot))
        for length in stride(from: 0, to: text.count, by: 7) {
            try await expectRefusal(of: String(text.prefix(length)), ["not JSON"])
        }
    }

    private func expectRefusal(of text: String, _ parts: [String]) async throws {
        let archive = MemoryArchive()
        let report = try await BundleImporter(archive: archive).run(["file.json": text])
        let refusal = try #require(report.refusal)
        #expect(refusal.hasPrefix("file.json: "))
        for part in parts { #expect(refusal.contains(part), "\(refusal)") }
        #expect(archive.references.isEmpty)
        #expect(report.files.isEmpty)
    }
}
