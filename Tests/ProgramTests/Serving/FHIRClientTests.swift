import Foundation
import TestSupport
import Testing

/// A client of FHIR that others have written, at a real server.
@Suite(
    .takingTurns, .enabled(if: Server.program != nil, "SERVER names no clinic-server"),
    .enabled(if: Validators.hasClient, Validators.missing))
struct FHIRClientTests {
    @Test func `a visit that it books shows in the doctor's open Home`() async throws {
        let demo = try await DemoSandbox()
        let server = try Server(
            try #require(Server.program), ["--database", demo.database, "--now", DemoSandbox.now],
            environment: demo.sandbox.environment)
        let doctor = try demo.sandbox.start(
            "doctor",
            [
                "--server", server.address, "--as", "demo-doctor", "--password-file", demo.sandbox.file("password"),
                "--front", "json",
            ])
        #expect(try await doctor.frame().title == .string("Home"))

        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "book.py").path
        let booked = try Validators.runPython([
            script, server.address, "demo-patient", "demo", "Marković", "2026-11-24",
        ])
        #expect(booked.status == 0 && booked.output.hasSuffix(" pending\n"), "\(booked.output)")

        let unasked = try await doctor.frame()
        #expect(unasked.unasked == .bool(true))
        let labels = unasked.elements.array.compactMap(\.label.string)
        #expect(labels.contains { $0.contains("Ana Fernández Ríos, Requested") }, "\(labels)")
        doctor.endInput()
        #expect(await doctor.status == 0)
    }
}
