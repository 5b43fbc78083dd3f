import Testing

import SwiftUI
import TextUICore

@available(*, deprecated)
private struct OlderScreen: View {
    @State private var isActive = false
    @State private var choice: Int?

    var body: some View {
        NavigationView {
            List {
                NavigationLink("Binding", destination: Page(name: "bound"), isActive: $isActive)
                NavigationLink("Tag", destination: Page(name: "tagged"), tag: 2, selection: $choice)
                Button("Go") { choice = 2 }
            }
            .navigationBarTitle(Text("Old"), displayMode: .inline)
            .navigationBarItems(leading: EditButton(), trailing: Button("Open") { isActive = true })
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

@available(*, deprecated)
private struct Page: View {
    let name: String
    @Environment(\.presentationMode) private var mode

    var body: some View {
        Button("Leave") { mode.wrappedValue.dismiss() }
            .navigationBarTitle(name)
    }
}

@MainActor @Suite struct OlderNavigationTests {
    @available(*, deprecated)
    @Test func `links with a binding or a tag push and pop, and tell`() async throws {
        let host = SceneHost(columns: 50, rows: 10) { OlderScreen() }
        try await host.press("Open")
        #expect(host.frame.path == ["Old", "bound"])
        try await host.press("Leave")
        #expect(host.frame.path == ["Old"])
        try await host.press("Go")
        #expect(host.frame.path == ["Old", "tagged"])
        try await host.back()
        try await host.press("Tag")
        #expect(host.frame.path == ["Old", "tagged"])
    }

    struct Editing: View {
        @Environment(\.editMode) private var mode
        var body: some View { Text(mode?.wrappedValue.isEditing == true ? "editing" : "reading") }
    }

    @Test func `an edit button turns editing on and off for its page`() async throws {
        let host = SceneHost(columns: 40, rows: 8) {
            NavigationStack {
                Editing().navigationTitle("Page").toolbar { EditButton() }
            }
        }
        #expect(host.frame.text.contains("reading"))
        try await host.press("Edit")
        #expect(host.frame.text.contains("editing"))
        try await host.press("Done")
        #expect(host.frame.text.contains("reading"))
    }

    @Test func `a hidden link in what scrolls is not the link of all that is there`() async throws {
        struct Login: View {
            @State private var action: Int?
            @State private var pressed = 0

            var body: some View {
                NavigationView {
                    ScrollView {
                        VStack {
                            Text("Login \(pressed)")
                            ZStack {
                                NavigationLink(destination: Text("Signed up"), tag: 1, selection: $action) {
                                    EmptyView()
                                }
                                Button("Sign up") { action = 1 }
                            }
                            Button("Log in") { pressed += 1 }
                        }
                    }
                }
            }
        }
        let host = SceneHost(columns: 40, style: .numbered) { Login() }
        #expect(host.frame.elements.filter { $0.press != nil }.map(\.label) == ["Sign up", "Log in"])
        try await host.press("Log in")
        #expect(host.frame.text.contains("Login 1"))
        try await host.press("Sign up")
        #expect(host.frame.text.contains("Signed up"))
    }
}
