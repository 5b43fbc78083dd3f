import ClinicFHIR
import ClinicModel
import Foundation
import TestSupport
import Testing

@testable import ClinicFHIR

struct CalendarTests {
    private static let start = Date(timeIntervalSince1970: 1_795_248_000)

    private static func appointment(
        _ status: Appointment.Status = .booked, sequence: Int = 0, start: Date? = start
    ) -> Appointment {
        Appointment(
            id: "visit-42", status: status, cancellationReason: status == .cancelled ? .patient : nil,
            reason: "A secret cough", comment: "Çok gizli", start: start, end: start?.addingTimeInterval(1200),
            created: Self.start.addingTimeInterval(-86400),
            participants: [Appointment.Participant(actor: "Patient/p", status: .accepted)], sequence: sequence)
    }

    private static func text(_ appointment: Appointment) throws -> String {
        String(decoding: try AppointmentCalendar().calendar(of: appointment, at: start).contents, as: UTF8.self)
    }

    @Test func `a visit is one private event that says nothing but when`() throws {
        let golden = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Caduceus//Clinic//EN", "CALSCALE:GREGORIAN",
            "METHOD:PUBLISH", "BEGIN:VEVENT", "UID:appointment-visit-42@caduceus.example", "SEQUENCE:0",
            "DTSTAMP:20261120T080000Z", "DTSTART:20261121T080000Z", "DTEND:20261121T082000Z",
            "ORGANIZER:mailto:appointments@caduceus.example", "SUMMARY:Appointment", "CLASS:PRIVATE",
            "STATUS:CONFIRMED", "TRANSP:OPAQUE", "END:VEVENT", "END:VCALENDAR", "",
        ]
        #expect(try Self.text(Self.appointment()) == golden.joined(separator: "\r\n"))
    }

    @Test func `a cancellation takes the same event back`() throws {
        let text = try Self.text(Self.appointment(.cancelled, sequence: 2))
        for line in ["METHOD:CANCEL", "UID:appointment-visit-42@caduceus.example", "SEQUENCE:2", "STATUS:CANCELLED"] {
            #expect(text.contains(line + "\r\n"))
        }
    }

    @Test func `a request is tentative`() throws {
        #expect(try Self.text(Self.appointment(.pending)).contains("STATUS:TENTATIVE\r\n"))
    }

    @Test func `a visit without a time has no calendar`() {
        #expect(throws: ClinicError.self) { try Self.text(Self.appointment(.proposed, start: nil)) }
    }

    @Test(arguments: ["é", "한", "\u{1D11E}", "e\u{301}", "x"])
    func `long lines are folded between characters of UTF-8`(character: String) {
        for indent in 0..<4 {
            let value = String(repeating: "x", count: indent) + String(repeating: character, count: 200)
            let line = ICalendarLine.line("DESCRIPTION", value)
            let physical = line.components(separatedBy: "\r\n")
            #expect(physical.allSatisfy { $0.utf8.count <= 75 })
            #expect(physical.last == "")
            let unfolded = Array(line.utf8).split(separator: Array("\r\n ".utf8)).joined()
            #expect(String(decoding: Array(unfolded), as: UTF8.self) == "DESCRIPTION:\(value)\r\n")
        }
    }

    @Test func `text is escaped and loses its control characters`() {
        #expect(ICalendarLine.escaped("a,b;c\\d\r\ne\nf\u{1B}[31mg\u{7}") == #"a\,b\;c\\d\ne\nf[31mg"#)
    }

    @Test(
        .enabled(if: Validators.canCheckCalendars, Validators.missing),
        arguments: [
            appointment(), appointment(.cancelled, sequence: 3), appointment(.pending, sequence: 1),
        ])
    func `an independent parser accepts it`(appointment: Appointment) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).ics")
        defer { try? FileManager.default.removeItem(at: file) }
        try AppointmentCalendar().calendar(of: appointment, at: Self.start).contents.write(to: file)
        #expect(try Validators.run("ics_check.py", [file.path]) == "ok   \(file.path)\n")
    }
}
