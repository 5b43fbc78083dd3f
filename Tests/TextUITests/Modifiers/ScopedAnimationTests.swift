import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct ScopedAnimationTests {
    @Test func `what moves with an animation of its own is shown as it becomes`() {
        let host = SceneHost(columns: 30) {
            VStack {
                Text("there").animation(.default) { $0.opacity(1) }
                Text("gone").animation(nil) { content in content.hidden() }
                Text("quiet").transaction {
                    $0.disablesAnimations = true
                } body: {
                    $0.bold()
                }
            }
        }
        #expect(host.frame.text.contains("there") && host.frame.text.contains("quiet"))
        #expect(!host.frame.text.contains("gone"))
    }
}
