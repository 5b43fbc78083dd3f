import Testing

import SwiftUI
import TextUICore

@MainActor
@Suite struct BackgroundTests {
    private final class Draft {
        var isKept = false
    }

    private struct Editor: View {
        @Environment(\.scenePhase) private var scenePhase
        let draft: Draft

        var body: some View {
            Text("Editor").onChange(of: scenePhase) {
                guard scenePhase == .background else { return }
                Task {
                    try await Task.sleep(for: .milliseconds(50))
                    draft.isKept = true
                }
            }
        }
    }

    @Test func `what views do when the app goes into the background is waited for`() async {
        let draft = Draft()
        let host = SceneHost(columns: 20, rows: 5) { Editor(draft: draft) }
        _ = host.frame
        #expect(!draft.isKept)
        await withCheckedContinuation { left in host.enterBackground { left.resume() } }
        #expect(draft.isKept)
    }

    @Test func `an app that does nothing then is left, too`() async {
        let host = SceneHost(columns: 20, rows: 5) { Text("Nothing to keep") }
        _ = host.frame
        await withCheckedContinuation { left in host.enterBackground { left.resume() } }
    }
}
