import SwiftUI
import Testing
import TextWeb
import ViperTesting

/// Small programs as tutorials and sample apps write them, each played through; `Snapshots` keeps what is to be seen. In
/// a browser the same steps show the same elements.
@MainActor @Suite struct Corpus {
    func play<Program: View>(
        _ name: String, rows: Int = 24, _ program: @escaping @autoclosure () -> Program,
        _ steps: (Play) async throws -> Void
    ) async throws {
        let host = await screen(.numbered, rows, program)
        let play = Play(on: host)
        try await steps(play)
        #expect(Snapshot(name).difference(from: play.text) == nil)
        #expect(host.warnings.isEmpty)
        let differences = host.frame.differences(from: host.frameFromScratch())
        #expect(differences.isEmpty)

        let plain = Play(on: await screen(.plain, rows, program))
        try await steps(plain)
        for hasScript in [false, true] {
            let browser = Play(on: try await Browser(rows: rows, hasScript: hasScript, program))
            try await steps(browser)
            for (step, pair) in zip(plain.elements, browser.elements).enumerated() {
                #expect(pair.1 == pair.0, "step \(step)")
            }
        }
    }

    private func screen<Program: View>(
        _ style: SceneHost.Style, _ rows: Int, _ program: @escaping () -> Program
    ) async -> SceneHost {
        let host = SceneHost(
            columns: 50, rows: rows, style: style, locale: Locale(identifier: "en_US"), timeZone: .gmt,
            content: program)
        await host.settle()
        return host
    }
}
