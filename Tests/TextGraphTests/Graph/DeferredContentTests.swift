import SwiftUI
import Testing

/// What is made only when it is shown depends on what it reads, and nothing else does.
@MainActor @Suite struct DeferredContentTests {
    struct Sheets: View {
        @State private var count = 0
        @State private var isPresented = false

        var body: some View {
            Button("Open") { isPresented = true }
                .sheet(isPresented: $isPresented) {
                    Text("Count \(count)")
                    Button("Add") { count += 1 }
                }
        }
    }

    @Test func `a sheet follows a state that only it reads, and its owner does not run`() async throws {
        let host = SceneHost { Sheets() }
        try await host.press("Open")
        let before = host.bodyCount(Sheets.self)
        try await host.press("Add")
        #expect(host.frame.element("Count 1") != nil)
        #expect(host.bodyCount(Sheets.self) == before)
    }

    struct Pages: View {
        @State private var name = ""

        var body: some View {
            NavigationStack {
                NavigationLink("On", value: 1)
                    .navigationDestination(for: Int.self) { number in
                        TextField("Name", text: $name)
                        Text("\(number) \(name)")
                    }
            }
        }
    }

    @Test func `a page follows a state that only it reads`() async throws {
        let host = SceneHost { Pages() }
        try await host.press("On")
        try await host.set("Name", to: "Ana")
        #expect(host.frame.element("1 Ana") != nil)
        #expect(host.bodyCount(Pages.self) == 1)
    }

    struct Alerts: View {
        @State private var attempts = 0
        @State private var isPresented = false

        var body: some View {
            Button("Try") {
                attempts += 1
                isPresented = true
            }
            .alert("Failed", isPresented: $isPresented) {
                Button("Attempt \(attempts)") {}
            } message: {
                Text("\(attempts) times")
            }
        }
    }

    @Test func `an alert says what is so when it opens`() async throws {
        let host = SceneHost { Alerts() }
        for attempt in 1...3 {
            try await host.press("Try")
            #expect(host.frame.element("\(attempt) times") != nil)
            try await host.press(.label("Attempt \(attempt)"))
        }
    }

    struct Submenus: View {
        @State private var order = "none"

        var body: some View {
            Menu("Do") {
                Menu("Sort") { Button("By date") { order = "date" } }
            }
            Text(order)
        }
    }

    @Test func `a menu in a menu opens in its place`() async throws {
        let host = SceneHost { Submenus() }
        try await host.press("Do")
        try await host.press("Sort")
        try await host.press("By date")
        #expect(host.frame.element("date") != nil)
        #expect(host.frame.presented == nil)
    }

    @Test func `a literal is a key, with its marks`() {
        #expect(Text("**a**") == Text(LocalizedStringKey("**a**")))
        #expect(SceneHost { Text("**a** b") }.frame.text == "a b")
    }

    @Test func `views that fit beside each other are not broken into lines`() {
        let host = SceneHost(style: .numbered) {
            VStack {
                HStack {
                    Text("Home 0")
                    Button("Goal") {}
                }
                Text("something wide below")
            }
        }
        #expect(host.frame.text == "  Home 0 [1] Goal\nsomething wide below")
    }
}
