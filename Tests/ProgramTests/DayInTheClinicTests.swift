import Foundation
import Testing

/// Two days of a small practice, by single commands of both programs on one clinic.
///
/// `{name}` stands for the id that an earlier command answered with.
private struct Command {
    let program: String
    let user: String
    let now: String
    let words: [String]
    let name: String?

    static func patient(_ now: String, _ words: String..., keep name: String? = nil) -> Command {
        Command(program: "patient", user: "demo-patient", now: now, words: words, name: name)
    }

    static func doctor(
        _ now: String, as user: String = "demo-doctor", _ words: String..., keep name: String? = nil
    ) -> Command {
        Command(program: "doctor", user: user, now: now, words: words, name: name)
    }
}

private let tuesday = "2026-11-24T08:00:00Z"
private let wednesday = "2026-11-25T09:00:00Z"
private let afternoon = "2026-11-25T14:00:00Z"

private let days: [Command] = [
    .doctor(tuesday, "availability", "on", "2026-12-07", "closed", "--carry-out"),
    .patient(tuesday, "slots", "--with", "Marković", "--from", "2026-11-25", "--to", "2026-11-25"),
    .patient(tuesday, "book", "--with", "Marković", "--at", "2026-11-25T10:05", "--reason", "Cough", keep: "visit"),
    .doctor(tuesday, "requests", "--size", "80x24"),
    .doctor(tuesday, "confirm", "{visit}"),
    .patient(
        tuesday, "intake", "{visit}", "--answer", "reason=Cough at night", "--answer", "fever=no", "--answer",
        "joyless=Never", "--answer", "gloomy=On a few days", "--sign"),
    .patient(tuesday, "book", "--with", "Okafor", "--at", "2026-11-26T09:00", keep: "early"),
    .patient(tuesday, "reschedule", "{early}", "--at", "2026-11-26T10:00", keep: "late"),
    .patient(tuesday, "cancel", "{late}", "--reason", "pat-fb"),
    .patient(tuesday, "book", "--with", "田中", "--at", "2026-11-25T14:00", keep: "exercises"),
    .patient(wednesday, "check-in", "{visit}"),
    .doctor(wednesday, "intake", "{visit}"),
    .doctor(wednesday, "start", "{visit}"),
    .doctor(
        wednesday, "visit", "measure", "{visit}", "systolic=128", "diastolic=82", "temperature=37.1",
        "oxygen-saturation=97"),
    .doctor(wednesday, "visit", "problem", "{visit}", "Acute bronchitis"),
    .doctor(wednesday, "visit", "note", "{visit}", "Coughs at night for a week. Lungs clear."),
    .doctor(
        wednesday, "prescribe", "fern", "Ambroxol 30 mg tablet", "--dose", "1 tablet", "--how-often", "thrice",
        "--days", "5"),
    .doctor(
        wednesday, "visit", "order", "{visit}", "Full blood count", "--from", "laboratory", "--priority", "urgent",
        "--reason", "Cough for a week"),
    .doctor(wednesday, "visit", "sign", "{visit}"),
    .doctor(wednesday, "visit", "show", "{visit}"),
    .doctor(wednesday, "result", "release", "--for", "fern", "DiagnosticReport/demo-diagnosticreport-72"),
    .patient(wednesday, "results", "--size", "100x24"),
    .patient(wednesday, "refill", "demo-medicationrequest-10", "--note", "For Atorvastatin.", keep: "refill"),
    .doctor(wednesday, "refill", "approve", "{refill}"),
    .patient(wednesday, "prescriptions", "--size", "100x24"),
    .patient(wednesday, "message", "send", "--to", "Marković", "May I do sports with this cough?"),
    .doctor(wednesday, "message", "send", "--to", "fern", "Walks are good. No running for a week."),
    .patient(wednesday, "messages", "Marković"),
    .doctor(wednesday, "book", "--for", "fern", "--at", "2026-12-02T10:05", "--reason", "Control"),
    .doctor(afternoon, as: "demo-physio", "no-show", "{exercises}"),
    .patient(afternoon, "appointments", "--size", "100x24"),
]

@Suite(.takingTurns)
struct DayInTheClinicTests {
    @Test func `a visit, its questions, its documentation and what else a day brings go by both programs`() async throws
    {
        let demo = try await DemoSandbox()
        var ids: [String: String] = [:]
        var transcript = ""
        for (minute, command) in days.enumerated() {
            let now = try Date(command.now, strategy: .iso8601) + Double(minute * 60)
            let words = command.words.map { word in ids.reduce(word) { $0.replacing("{\($1.key)}", with: $1.value) } }
            let ending = try await demo.sandbox.run(
                command.program, words + demo.options(command.user, now: now.formatted(.iso8601)))
            #expect(ending.status == 0 && ending.errors == "", "\(words): \(ending)")
            if let name = command.name {
                let id = ending.output.matches(of: /[0-9a-f]{8}-[0-9a-f-]{27}/).last?.output
                ids[name] = String(try #require(id))
            }
            transcript += "$ \(command.program) \(command.words.joined(separator: " "))\n\(ending.output)\n"
        }
        for (name, id) in ids {
            transcript = transcript.replacing(id, with: "{\(name)}").replacing(id.prefix(8), with: "{\(name)}")
        }
        // Their width goes with the ids.
        transcript = transcript.replacing(/\b[0-9a-f]{8}(-[0-9a-f-]{27})?\b/, with: "<id>")
            .replacing(/\ {2,}/, with: "  ")
        try Golden("day.txt").expect(transcript)
        #expect(try await demo.run("clinic", "verify").status == 0)
        #expect(try await demo.run("clinic", "audit", "verify").status == 0)
    }
}
