import SwiftUI
import TestPages
import Testing
import TextWeb

/// Pages whose forms are posted, as a browser without scripts does.
@MainActor
struct FormTests {
    private struct Profile: View {
        @State private var name = "Ann"
        @State private var isReminded = false
        @State private var color = "Red"
        @State private var born = Date(timeIntervalSince1970: 0)
        @State private var saved = "nothing"

        var body: some View {
            Form {
                TextField("Name", text: $name)
                Toggle("Reminders", isOn: $isReminded)
                Picker("Colour", selection: $color) { ForEach(["Red", "2", "Blue"], id: \.self) { Text($0) } }
                DatePicker(
                    "Born", selection: $born, in: Date(timeIntervalSince1970: 0)..., displayedComponents: .date)
                Button("Save") { saved = "\(name), \(isReminded), \(color)" }
                Text("Saved \(saved)")
            }
        }
    }

    @Test func `one press sends all that was filled in`() async throws {
        let visit = try await WebVisit { Profile() }
        let fields = [
            "v.\(try visit.key("Name"))": "Bea & Co", "v.\(try visit.key("Reminders"))": "on",
            "v.\(try visit.key("Colour"))": "1", "press": try visit.key("Save"),
        ]
        let answer = try await visit.post(fields)
        #expect(answer == .page(path: "/app?tab=tab"))
        #expect(
            visit.words == [
                "textField Name: Bea & Co", "toggle Reminders: on", "picker Colour: 2",
                "datePicker Born: 1970-01-01 [\"Next day\", \"Previous day\"]",
                "button Save: ", "text Saved Bea & Co, true, 2: ",
            ])
    }

    @Test func `a value that is refused stays in its field with the reason, and nothing is pressed`() async throws {
        let visit = try await WebVisit { Profile() }
        try await visit.post(["v.\(try visit.key("Born"))": "1969-12-31", "press": try visit.key("Save")])
        #expect(visit.page.refusal?.contains("1969 is before ") == true)
        #expect(visit.words.contains { $0.hasPrefix("datePicker Born: 1969-12-31") })
        #expect(visit.words.contains("text Saved nothing: "))
        try await visit.post(["v.\(try visit.key("Born"))": "", "press": try visit.key("Save")])
        #expect(visit.page.refusal == "A date is needed here; write it as 1970-01-01, 7 Dec, 7.12. or monday")
        try await visit.post(["v.\(try visit.key("Born"))": "3.2.1971", "press": try visit.key("Save")])
        #expect(visit.page.refusal == nil)
        #expect(visit.words.contains("text Saved Ann, false, Red: "))
    }

    @Test func `a choice that is not there changes nothing`() async throws {
        let visit = try await WebVisit { Profile() }
        for choice in ["3", "-1", "Blue", "99999999999999999999"] {
            try await visit.post(["v.\(try visit.key("Colour"))": choice])
            #expect(visit.words.contains("picker Colour: Red"), "\(choice)")
        }
    }

    private struct Form2: View {
        @State private var password = ""
        @State private var shown = ""

        var body: some View {
            VStack {
                SecureField("Password", text: $password).onSubmit { shown = password }
                Text("It was \(shown)")
            }
        }
    }

    @Test func `a password is in no page, and stays as it was typed`() async throws {
        let visit = try await WebVisit { Form2() }
        let field = "v.\(try visit.key("Password"))"
        try await visit.post([field: "hunter2"])
        #expect(!visit.session.document.contains("hunter2"))
        try await visit.post(["do": "submit", "focus": field])
        #expect(visit.words.last == "text It was hunter2: ")
    }

    private struct Vanishing: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Pressed \(count)")
                if count == 0 { Button("Once") { count += 1 } }
                if count == 0 { Button("Or this") { count += 10 } }
                Button("Then") { count += 1 }.disabled(count == 0)
            }
        }
    }

    @Test func `a button that is gone cannot be pressed a second time`() async throws {
        let visit = try await WebVisit { Vanishing() }
        let (once, other) = (try visit.key("Once"), try visit.key("Or this"))
        try await visit.post(["press": once])
        // The second half of a double click is no news.
        try await visit.post(["press": once])
        #expect(visit.page.refusal == nil)
        try await visit.post(["press": other])
        #expect(visit.words == ["text Pressed 1: ", "button Then: "])
        #expect(visit.page.refusal == "The page has changed since. Look at it, and try again.")
    }

    @Test func `a button that cannot be pressed keeps the focus, and a press of it does nothing`() async throws {
        let visit = try await WebVisit { Vanishing() }
        let then = try visit.key("Then")
        #expect(visit.words.last == "button Then:  disabled")
        try await visit.post(["press": then])
        #expect(visit.page.refusal == nil)
        #expect(visit.words.first == "text Pressed 0: ")
    }

    @Test func `a field says what it holds to a browser that fills it in`() async throws {
        let visit = try await WebVisit {
            TextField("User", text: .constant("")).textContentType(.username)
            SecureField("New", text: .constant("")).textContentType(.newPassword)
            SecureField("Old", text: .constant(""))
            TextField("Street", text: .constant(""), axis: .vertical).textContentType(.fullStreetAddress)
            TextField("Note", text: .constant(""))
        }
        let page = try HTMLReader.read(visit.session.document)
        #expect(
            page.all("input").compactMap { $0["autocomplete"] } == [
                "username", "new-password", "current-password", "off",
            ])
        #expect(page.all("textarea").map { $0["autocomplete"] } == ["street-address"])
        let signIn = try await WebVisit {
            TextField("User", text: .constant(""))
            SecureField("Password", text: .constant(""))
        }
        let fields = try HTMLReader.read(signIn.session.document).all("input").compactMap { $0["autocomplete"] }
        #expect(fields == ["username", "current-password"])
    }

    private struct Searched: View {
        @State private var text = ""
        @State private var found = ""

        var body: some View {
            NavigationStack {
                Text("Found \(found)")
                    .searchable(text: $text)
                    .onSubmit(of: .search) { found = text.uppercased() }
            }
        }
    }

    @Test func `a search that waits for the return key has a button, too`() async throws {
        let visit = try await WebVisit { Searched() }
        let field = try #require(visit.page.elements.first { $0.isSearch })
        let page = try HTMLReader.read(visit.session.document)
        let button = try #require(page.all("button").first { $0["name"] == "submit" })
        #expect(button.text == "Search" && button["value"] == field.key)
        try await visit.post([field.field: "ana", "submit": field.key])
        #expect(visit.words.contains("text Found ANA: "))
    }

    private struct Named: View {
        @State private var name = ""
        @State private var greeting = ""

        var body: some View {
            TextField("Name", text: $name)
            Button("Greet") { greeting = "Hello, \(name)" }.disabled(name.isEmpty)
            Text(greeting)
        }
    }

    @Test func `a button takes a press that comes with what it waits for`() async throws {
        let visit = try await WebVisit { Named() }
        try await visit.post(["v." + visit.key("Name"): "Ana", "press": visit.key("Greet")])
        #expect(visit.words.contains("text Hello, Ana: "))
    }

    @Test func `a form without the token of its place does nothing`() async throws {
        let visit = try await WebVisit { Vanishing() }
        let once = try visit.key("Once")
        for token in ["", "secre", "secret2", "Secret"] {
            #expect(try await visit.post(["press": once], token: token) == .forged)
        }
        #expect(visit.words.first == "text Pressed 0: ")
    }

    @Test func `a body that is no form is none`() {
        for body in ["a=%", "a=%4", "a=%zz", "%ff=1", "a=%c3%28", "a=%+1"] {
            #expect(WebForm(Array(body.utf8)) == nil, "\(body)")
        }
        let form = WebForm(Array("a=1&a=2+%26%20%C3%A9&b&c=x%0D%0Ay".utf8))
        #expect(form?["a"] == "2 & é")
        #expect(form?["b"] == "")
        #expect(form?["c"] == "x\ny")
        #expect(WebForm(Array(repeating: "a=1", count: 2_001).joined(separator: "&").utf8) == nil)
    }
}
