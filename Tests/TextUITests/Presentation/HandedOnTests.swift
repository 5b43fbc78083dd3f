import Testing

import SwiftUI
import TextUICore

/// What a helper is given as a builder that does not escape, it can hand on, as with SwiftUI.
@MainActor @Suite struct HandedOnTests {
    @Test func `a helper hands on the buttons and the message of an alert`() async throws {
        let host = SceneHost { Asking() }
        try await host.press("Ask")
        #expect(host.frame.presented == .alert)
        #expect(host.frame.text.contains("1 left"))
        try await host.press("Take it")
        #expect(host.frame.presented == nil)
        #expect(host.frame.text.contains("Taken: 1"))
        try await host.press("Ask")
        #expect(host.frame.text.contains("0 left"))
    }

    @Test func `what an alert says follows the state while it is shown`() async throws {
        let host = SceneHost { Counting() }
        try await host.press("Ask")
        #expect(host.frame.text.contains("Count 0"))
        try await host.press("More")
        #expect(host.frame.presented == nil)
        try await host.press("Ask")
        #expect(host.frame.text.contains("Count 1"))
    }

    @Test func `a helper hands on the page of a link and of a binding`() async throws {
        let host = SceneHost {
            NavigationStack { Linking() }
        }
        try await host.press("To the page")
        #expect(host.frame.text.contains("Page 0"))
        try await host.press("Add")
        #expect(host.frame.text.contains("Page 1"))
        try await host.back()
        try await host.press("Open")
        #expect(host.frame.text.contains("Opened 1"))
        try await host.back()
        #expect(host.frame.element("Open")?.isEnabled == true)
    }
}

extension View {
    fileprivate func asking<Actions: View, Message: View>(
        _ isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View { alert("Sure?", isPresented: isPresented, actions: actions, message: message) }

    fileprivate func opening<Page: View>(
        _ isPresented: Binding<Bool>, @ViewBuilder page: () -> Page
    ) -> some View { navigationDestination(isPresented: isPresented, destination: page) }
}

private struct Asking: View {
    @State private var isAsking = false
    @State private var left = 1

    var body: some View {
        VStack {
            Button("Ask") { isAsking = true }
            Text("Taken: \(1 - left)")
        }
        .asking($isAsking) {
            Button("Take it") { left -= 1 }
        } message: {
            Text("\(left) left")
        }
    }
}

private struct Counting: View {
    @State private var isAsking = false
    @State private var count = 0

    var body: some View {
        Button("Ask") { isAsking = true }
            .alert(isPresented: $isAsking) {
                Alert(
                    title: Text("Count \(count)"), primaryButton: .default(Text("More")) { count += 1 },
                    secondaryButton: .cancel())
            }
    }
}

private struct Linking: View {
    @State private var count = 0
    @State private var isOpen = false

    var body: some View {
        VStack {
            Self.link {
                VStack {
                    Text("Page \(count)")
                    Button("Add") { count += 1 }
                }
            }
            Button("Open") { isOpen = true }
        }
        .opening($isOpen) { Text("Opened \(count)") }
    }

    private static func link<Page: View>(@ViewBuilder to page: () -> Page) -> some View {
        NavigationLink(destination: page) { Text("To the page") }
    }
}
