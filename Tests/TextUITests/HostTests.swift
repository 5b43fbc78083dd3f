import Testing
@testable import SwiftUI

struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack(alignment: .leading) {
            Text("Count: \(count)")
            Button("Increment") { count += 1 }
            Stepper("Steps", value: $count, in: 0...10)
            Toggle("Even", isOn: .constant(count.isMultiple(of: 2)))
        }
    }
}

struct Names: View {
    @State private var names = (0..<1000).map { "Name \($0)" }
    @State private var text = ""
    @State private var isAsking = false
    @State private var isEditing = false
    @State private var fruit = "Apple"

    var body: some View {
        NavigationStack {
            List {
                Section("Edit") {
                    TextField("New", text: $text)
                    Picker("Fruit", selection: $fruit) {
                        ForEach(["Apple", "Pear", "Fig"], id: \.self) { Text($0) }
                    }
                    Button("Ask") { isAsking = true }
                    Button("Sheet") { isEditing = true }
                }
                Section("Names") {
                    ForEach(names, id: \.self) { name in
                        NavigationLink(name, value: name)
                    }
                    .onDelete { names.remove(atOffsets: $0) }
                }
            }
            .navigationTitle("Names")
            .toolbar { Button("Add") { names.insert("New", at: 0) } }
            .navigationDestination(for: String.self) { name in
                Text("This is \(name)").navigationTitle(name)
            }
            .alert("Sure?", isPresented: $isAsking) {
                Button("Yes", role: .destructive) { text = "yes" }
                Button("No", role: .cancel) {}
            } message: { Text("Think.") }
            .sheet(isPresented: $isEditing) {
                NavigationStack { Text("In a sheet").navigationTitle("Sheet") }
            }
        }
    }
}

@MainActor @Suite struct HostTests {
    @Test func `a counter counts`() async throws {
        let host = SceneHost(style: .numbered) { Counter() }
        print(host.frame.text)
        try await host.press("Increment")
        try await host.press("Increment")
        print(host.frame.text)
        #expect(host.frame.text.contains("Count: 2"))
    }

    @Test func `a list pages`() async throws {
        let host = SceneHost(columns: 60, rows: 20, style: .numbered) { Names() }
        print(host.frame.text)
        try await host.more()
        print(host.frame.text)
        try await host.press("Name 20")
        print(host.frame.text, host.frame.path)
        try await host.back()
        try await host.less()
        try await host.press("Ask")
        print(host.frame.text, host.frame.presented as Any)
        try await host.press("Yes")
        print(host.frame.text)
        try await host.press("Fruit")
        print(host.frame.text)
        try await host.press("Fig")
        try await host.press("Sheet")
        print(host.frame.text, host.frame.path)
        try await host.back()
        print(host.frame.text)
    }
}
