import SwiftUI
import Testing
import ViperTesting

/// What is drawn after a thousand changes is what would be drawn from nothing.
@MainActor @Suite struct OracleTests {
    @Test(arguments: [SceneHost.Style.numbered, .plain, .screen], [1, 2, 3] as [UInt64])
    func `after any journey a frame is the one drawn from scratch`(_ style: SceneHost.Style, _ seed: UInt64)
        async throws
    {
        let model = WorkshopModel()
        let host = SceneHost(style: style) { WorkshopView(model: model) }
        await host.settle()
        var wanderer = Wanderer(seed: Wanderer.seed(seed))
        for _ in 0..<Wanderer.steps(orElse: 100) {
            await wanderer.step(host)
            let differences = host.frame.differences(from: host.frameFromScratch())
            guard differences.isEmpty else {
                Issue.record("\(differences.prefix(6)) after \(wanderer.steps.suffix(4))")
                return
            }
        }
        #expect(Set(wanderer.steps).count > 20)
        #expect(host.warnings.isEmpty)
    }

    @Test(arguments: [11, 12, 13, 14] as [UInt64])
    func `a second screen of the same model looks the same`(_ seed: UInt64) async throws {
        let model = WorkshopModel()
        let host = SceneHost(rows: 200) { WorkshopView(model: model) }
        await host.settle()
        var wanderer = Wanderer(seed: Wanderer.seed(seed))
        for _ in 0..<Wanderer.steps(orElse: 60) {
            await wanderer.step(host)
            try? await host.scrollToStart()
            guard host.frame.presented != .menu, !host.frame.hasLess else { continue }
            host.resize(columns: 80, rows: 200)
            let fresh = SceneHost(rows: 200) { WorkshopView(model: model) }
            await fresh.settle()
            await host.perform { host.unfocus() }
            let differences = host.frame.differences(from: fresh.frame)
            guard differences.isEmpty else {
                Issue.record("\(differences.prefix(6)) after \(wanderer.steps.suffix(4))")
                return
            }
        }
    }
}
