import SwiftUI
import Testing
import TextHost

/// The content that moves with the focus.
@MainActor
struct RevealingTests {
    private struct Page: View {
        let between: Int

        var body: some View {
            List {
                ForEach(0..<6, id: \.self) { number in Text("Above \(number)") }
                Button("First") {}
                ForEach(0..<between, id: \.self) { number in Text("Between \(number)") }
                Button("Second") {}
                ForEach(0..<30, id: \.self) { number in Text("Long \(number)") }
                Button("Third") {}
            }
        }
    }

    private func focused(_ host: SceneHost) -> String? { host.frame.elements.first(where: \.isFocused)?.label }

    @Test(arguments: [1, 3, 5, 6, 7, 9])
    func `one arrow goes to the next thing where that is less than a page away`(_ between: Int) async throws {
        let host = SceneHost(columns: 40, rows: 12, style: .screen) { Page(between: between) }
        try await host.key("down")
        #expect(focused(host) == "First")
        try await host.key("down")
        #expect(focused(host) == "Second" && host.frame.text.contains("Second"))
        try await host.key("up")
        #expect(focused(host) == "First" && host.frame.text.contains("First"))
    }

    @Test func `arrows skip nothing of a text that is longer than a page`() async throws {
        let host = SceneHost(columns: 40, rows: 12, style: .screen) { Page(between: 3) }
        for _ in 0..<2 { try await host.key("down") }
        #expect(focused(host) == "Second")
        var lines = Set(host.frame.lines.map { $0.trimmingCharacters(in: .whitespaces) })
        for _ in 0..<20 where focused(host) != "Third" {
            try await host.key("down")
            lines.formUnion(host.frame.lines.map { $0.trimmingCharacters(in: .whitespaces) })
        }
        #expect(focused(host) == "Third")
        #expect((0..<30).allSatisfy { lines.contains("Long \($0)") })
    }

    private struct Checked: View {
        let isFooter: Bool

        var body: some View {
            List {
                ForEach(0..<5, id: \.self) { number in Button("Answer \(number)") {} }
                if isFooter {
                    Section {
                        TextField("Fever", text: .constant("45"))
                    } footer: {
                        Text("At most 44.")
                    }
                } else {
                    ForEach(0..<1, id: \.self) { _ in
                        TextField("Fever", text: .constant("45"))
                        Text("At most 44.")
                    }
                }
                ForEach(0..<20, id: \.self) { number in Text("Further \(number)") }
            }
        }
    }

    @Test(arguments: [false, true], 4...9)
    func `what stands below a field in its row or in its section's footer comes into view with it`(
        _ isFooter: Bool, _ rows: Int
    ) async throws {
        let host = SceneHost(columns: 40, rows: rows, style: .screen) { Checked(isFooter: isFooter) }
        for _ in 0..<9 where focused(host) != "Fever" { try await host.key("down") }
        #expect(focused(host) == "Fever" && host.frame.text.contains("At most 44."))
    }

    private struct Sent: View {
        @State private var isWrong = false

        var body: some View {
            List {
                ForEach(0..<5, id: \.self) { number in Button("Answer \(number)") {} }
                VStack(alignment: .leading) {
                    TextField("Fever", text: .constant("45")).onSubmit { isWrong = true }
                    if isWrong { Text("At most 44.") }
                }
                ForEach(0..<20, id: \.self) { number in Text("Further \(number)") }
            }
        }
    }

    @Test func `a word that comes below the field with the focus comes into view`() async throws {
        let host = SceneHost(columns: 40, rows: 6, style: .screen) { Sent() }
        for _ in 0..<9 where focused(host) != "Fever" { try await host.key("down") }
        try await host.key("enter")
        #expect(focused(host) == "Fever" && host.frame.text.contains("At most 44."))
    }
}
