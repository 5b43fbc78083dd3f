import Foundation
import Testing

/// Health records through the real programs.
@Suite(.takingTurns)
struct RecordProgramTests {
    @Test func `a result is released by single commands, and seen`() async throws {
        let demo = try await DemoSandbox()
        let before = try await demo.json("patient", as: "demo-patient", "record")
        #expect(before.reports.array.isEmpty)
        let waiting = try await demo.json("doctor", as: "demo-doctor", "results")
        let report = try #require(waiting.results.array.first { $0.patient == .string("demo-patient-1") })
        #expect(report.title == .string("Lipid panel"))
        let id = try #require(report.id.string)
        let released = try await demo.json("doctor", as: "demo-doctor", "result", "release", "--for", "fern", id)
        #expect(released.results == report.id)
        let after = try await demo.json("patient", as: "demo-patient", "record")
        #expect(after.reports.array.map(\.title) == [.string("Lipid panel")])
        func values(_ record: JSON) -> [JSON] {
            record.series.array.first { $0.id == .string("18262-6") }?.values.array ?? []
        }
        #expect(values(after).count == values(before).count + 1)
        #expect(values(after).last?.text == .string("2.7 mmol/L"))
        let news = try await demo.json("patient", as: "demo-patient", "results")
        #expect(news.results.array.contains { $0.id == report.id })
        #expect(try await demo.run("clinic", "verify").status == 0)
        #expect(try await demo.run("clinic", "audit", "verify").status == 0)
    }

    @Test func `what nobody may see or release is refused, and says what to do`() async throws {
        let demo = try await DemoSandbox()
        try await demo.run("doctor", as: "demo-doctor", "record", "demo-patient-404")
            .expect(77, "the record of somebody who is not your patient")
        try await demo.run("doctor", as: "demo-doctor", "record", "a").expect(66, "more than one patient")
        try await demo.run("doctor", as: "demo-doctor", "result", "release", "--for", "fern", "Observation/none")
            .expect(66, "There is no result Observation/none")
        try await demo.run("doctor", as: "demo-doctor", "result", "release", "--for", "fern", "Patient/x")
            .expect(64, "Patient/x")
    }

    @Test func `an open record shows what is released meanwhile`() async throws {
        let demo = try await DemoSandbox()
        let patient = try demo.openInJSON("patient", as: "demo-patient", "/record")
        var frame = try await patient.settledFrame()
        while !Self.shows("Allergy: Penicillin", in: frame) { frame = try await patient.settledFrame() }
        #expect(!Self.shows("Lipid panel", in: frame))
        let waiting = try await demo.json("doctor", as: "demo-doctor", "results")
        let report = try #require(waiting.results.array.first { $0.patient == .string("demo-patient-1") })
        try await demo.run(
            "doctor", as: "demo-doctor", "result", "release", "--for", "fern", try #require(report.id.string))
        while !Self.shows("Lipid panel", in: frame) { frame = try await patient.settledFrame() }
        #expect(frame.unasked == .bool(true))
        patient.endInput()
        #expect(await patient.status == 0)
    }

    @Test func `how values went is drawn in lines, and told as a table in json`() async throws {
        let demo = try await DemoSandbox()
        let drawn = try await demo.run(
            "patient", as: "demo-patient", "/record/results/4548-4", "--front", "lines", "--once")
        #expect(drawn.output.contains("Usual") && drawn.output.contains("●"))
        let told = try await demo.run(
            "patient", as: "demo-patient", "/record/results/4548-4", "--front", "json", "--once")
        #expect(told.output.contains("Chart of HbA1c by Date") && told.output.contains(#""role":"row""#))
    }

    private static func shows(_ text: String, in frame: JSON) -> Bool {
        frame.text.array.contains { $0.string?.contains(text) == true }
    }
}
