import Testing

import SwiftUI
import TextUICore

private struct Bracketed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
            Text(verbatim: "<")
            configuration
            Text(verbatim: ">")
        }
    }
}

private struct Starred: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("*")
            Menu(configuration)
        }
    }
}

@MainActor @Suite struct FieldStyleTests {
    @Test(arguments: ["Name", ""])
    func `a field with nothing in it shows how far it goes`(title: String) {
        let host = SceneHost(columns: 40, rows: 3, style: .screen) { TextField(title, text: .constant("")) }
        let extent = host.frame.buffer.cells.count { $0.style.attributes.contains(.underline) }
        #expect(extent >= 30)
    }

    @Test func `a value in a format is shown and read in the language around it`() async throws {
        struct Field: View {
            @State private var price = 1.5

            var body: some View {
                TextField("Price", value: $price, format: .number)
                Text(verbatim: price == 2.25 ? "read" : "unread")
            }
        }
        let host = SceneHost { Field().environment(\.locale, Locale(identifier: "de")) }
        #expect(host.frame.element("Price")?.value == "1,5")
        try await host.set("Price", to: "2,25")
        #expect(host.frame.element("read") != nil)
    }

    @available(*, deprecated)
    struct Screen: View {
        @State private var name = "Ida"
        @State private var log: [String] = []

        var body: some View {
            TextField("Name", text: $name, onEditingChanged: { log.append($0 ? "begun" : "ended") })
                .textFieldStyle(Bracketed())
            Menu("More") { Button("Print") { log.append("printed") } }.menuStyle(Starred())
            Button("Other") {}
            Text(log.joined(separator: " "))
        }
    }

    @available(*, deprecated)
    @Test func `fields and menus wear styles of one's own`() async throws {
        let host = SceneHost(columns: 40) { Screen() }
        #expect(host.frame.lines[0].hasPrefix("< Name: Ida") && host.frame.lines[0].hasSuffix(">"))
        #expect(host.frame.lines[1] == "* More")
        try await host.set("Name", to: "Bo")
        #expect(host.frame.lines[0].contains("Bo"))
        try await host.press("More")
        try await host.press("Print")
        #expect(host.frame.text.contains("printed"))
    }

    @available(*, deprecated)
    @Test func `a field tells when it gets the focus and when it loses it`() async throws {
        let host = SceneHost(columns: 40) { Screen() }
        try await host.key("tab")
        #expect(host.frame.text.hasSuffix("begun"))
        try await host.key("tab")
        #expect(host.frame.text.hasSuffix("begun ended"))
    }

    @Test func `a label that ends with a colon gets no second one`() {
        let host = SceneHost(columns: 40) {
            Form {
                TextField("Your name:", text: .constant("Ann"))
                TextField("Age", text: .constant("7"))
            }
        }
        #expect(host.frame.text.contains("Your name: ") && !host.frame.text.contains("::"))
        #expect(host.frame.text.contains("Age: 7"))
    }
}
