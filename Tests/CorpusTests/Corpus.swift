import SwiftUI
import Testing
import ViperTesting

/// Small programs as tutorials and sample apps write them, each played through; `Snapshots` keeps what is to be seen.
@MainActor @Suite struct Corpus {
    func play<Program: View>(
        _ name: String, rows: Int = 24, _ program: @escaping @autoclosure () -> Program,
        _ steps: (Play) async throws -> Void
    ) async throws {
        let play = await Play(rows: rows, program)
        try await steps(play)
        #expect(Snapshot(name).difference(from: play.text) == nil)
        #expect(play.host.warnings.isEmpty)
        let differences = play.host.frame.differences(from: play.host.frameFromScratch())
        #expect(differences.isEmpty)
    }
}
