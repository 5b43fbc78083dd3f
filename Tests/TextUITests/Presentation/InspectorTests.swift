import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct InspectorTests {
    @Test func `an inspector stands before what it is about`() async throws {
        struct Screen: View {
            @State private var isShown = false
            @State private var size = 1
            var body: some View {
                NavigationStack {
                    VStack {
                        Text("size \(size)")
                        Button("Inspect") { isShown.toggle() }
                    }
                    .inspector(isPresented: $isShown) {
                        Form { Stepper("Size", value: $size) }.inspectorColumnWidth(min: 100, ideal: 200, max: 300)
                    }
                }
            }
        }
        let host = SceneHost { Screen() }
        try await host.press("Inspect")
        #expect(host.frame.presented == .sheet)
        try await host.set("Size", to: "5")
        try await host.back()
        #expect(host.frame.presented == nil && host.frame.text.contains("size 5"))
    }
}
