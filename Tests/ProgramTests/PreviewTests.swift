import Foundation
import Testing

/// The tool that draws scenes with their mocks.
@Suite(.takingTurns)
struct PreviewTests {
    private func previews(_ arguments: String...) async throws -> Sandbox.Ending {
        try await Sandbox().run("previews", arguments)
    }

    @Test func `it draws every scene of both apps`() async throws {
        let drawn = try await previews("--size", "80x40")
        #expect(drawn.status == 0)
        for title in ["Home", "Record", "Intake", "Availability", "PatientSearch", "Visit", "Prescribe", "Allergies"] {
            #expect(drawn.output.contains("\n\(title)\n\n"), "\(title)")
        }
        #expect(drawn.output.contains("What brings you here?") && drawn.output.contains("Mon"))
    }

    @Test func `it speaks another language, from right to left where that goes so`() async throws {
        let german = try await previews("availability", "--locale", "de").output
        #expect(german.contains("Sprechzeiten"))
        let arabic = try await previews("appointments", "--locale", "ar", "--front", "svg").output
        #expect(arabic.contains("المواعيد") || arabic.unicodeScalars.contains { 0xFE70...0xFEFF ~= $0.value })
        let unknown = try await previews("home", "--locale", "tlh")
        #expect(unknown.status == 64 && unknown.errors.contains("There is no locale tlh"))
    }
}
