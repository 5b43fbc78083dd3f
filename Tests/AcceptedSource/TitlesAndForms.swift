import SwiftUI
import UniformTypeIdentifiers

/// Controls and scenes whose titles are variables, and forms of values that are handed over.
struct TitlesAndForms: View {
    struct Alarm {
        var sound = "Bell"
        var isOn = true
    }

    struct Note: Codable, Transferable {
        var name: String
        var isPrivate = false

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(
                for: Note.self, contentType: .propertyList, encoder: PropertyListEncoder(),
                decoder: PropertyListDecoder()
            )
            .suggestedFileName("note.plist")
            .visibility(.ownProcess)
            DataRepresentation(exportedContentType: .plainText) { note in Data(note.name.utf8) }
                .suggestedFileName { $0.name + ".txt" }
                .exportingCondition { !$0.isPrivate }
            ProxyRepresentation { note in await note.written() }
        }

        func written() async -> String { name }
    }

    let title = "A title"
    @State private var alarms = [Alarm()]
    @State private var level = 0.5
    @State private var days: Set<DateComponents> = []
    @State private var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    @State private var place: Int?
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
        Form {
            Stepper(title, value: $level, in: 0...1, step: 0.1, format: .percent) { print($0) }
            Toggle(title, systemImage: "bell", sources: $alarms, isOn: \.isOn)
            Picker(title, systemImage: "bell", sources: $alarms, selection: \.sound) { Text("Bell").tag("Bell") }
            MultiDatePicker(title, selection: $days, in: Date.now...)
            MultiDatePicker(title, selection: $days, in: ..<Date.now)
            ShareLink(title, items: [Note(name: "a")]) { SharePreview($0.name) }
            ShareLink(Text(title), items: [Note(name: "a")]) { SharePreview($0.name) }
            ColorPicker("Colour", selection: $color)
            ColorPicker(title, selection: $color, supportsOpacity: false)
            ColorPicker(selection: $color) { Text(title) }
        }
        .accessibilityRotor("Lines") {
            AccessibilityRotorEntry("First", textRange: title.startIndex..<title.endIndex)
            AccessibilityRotorEntry(title, textRange: title.startIndex..<title.endIndex) { print("there") }
        }
        .anchorPreference(key: Corners.self, value: .init([.topLeading, .bottomTrailing])) { [$0] }
    }

    @available(*, deprecated)
    var links: some View {
        VStack {
            NavigationLink("One", tag: 1, selection: $place) { Text("1") }
            NavigationLink(title, tag: 2, selection: $place) { Text("2") }
        }
    }

    func provider(of note: Note) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.register(note)
        return provider
    }

    struct Corners: PreferenceKey {
        static var defaultValue: [Anchor<[CGPoint]>] { [] }
        static func reduce(value: inout [Anchor<[CGPoint]>], nextValue: () -> [Anchor<[CGPoint]>]) {
            value += nextValue()
        }
    }
}

struct Titled: App {
    let title = "A title"

    var body: some Scene {
        WindowGroup(Text("Notes"), id: "notes") { Text("notes") }
        WindowGroup(title, for: Int.self) { $number in Text("\(number ?? 0)") }
        WindowGroup(Text("Number"), id: "number", for: Int.self) { $number in Text("\(number ?? 0)") }
        WindowGroup(title, id: "count", for: Int.self) { $number in
            Text("\(number)")
        } defaultValue: {
            0
        }
        WindowGroup(Text(title), for: String.self) { $word in
            Text(word)
        } defaultValue: {
            ""
        }
    }
}
