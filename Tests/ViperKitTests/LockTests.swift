import SwiftUI
import Testing
import ViperKit
import ViperTesting

@MainActor
@Suite struct LockTests {
    private let door = Door()
    private let clock = SceneClock()

    private func makeHost(_ style: SceneHost.Style) -> SceneHost {
        SceneHost(style: style) { [door, clock] in RecordView(door: door, clock: clock) }
    }

    /// On a sheet, with something typed, over the second page of a stack whose list is scrolled to its end.
    private func goDeep(_ host: SceneHost) async throws {
        await host.settle()
        try await host.scrollToEnd()
        try await host.press("Patient 39")
        try await host.press("Write")
        try await host.set("Note", to: "a cough since Monday")
        try await host.press("Note")
    }

    private func expectNothing(of record: [String], on frame: Frame, _ location: SourceLocation = #_sourceLocation) {
        let all = [frame.text, frame.title] + frame.path + frame.elements.flatMap { [$0.label, $0.value ?? ""] }
        for word in record {
            #expect(!all.contains { $0.contains(word) }, "\(word) in \(all)", sourceLocation: location)
        }
    }

    private static let record = ["Patient", "Record", "Note", "cough", "Write", "Save"]

    @Test(arguments: [SceneHost.Style.plain, .numbered, .screen])
    func `a locked screen shows nothing of what is below, and gives all of it back`(
        _ style: SceneHost.Style
    ) async throws {
        let host = makeHost(style)
        try await goDeep(host)
        let before = host.frame
        #expect(before.presented == .sheet)
        #expect(before.element("Note")?.isFocused == true)

        await host.perform { door.isLocked = true }
        #expect(host.frame.presented == .lock)
        #expect(host.frame.isLocked)
        #expect(host.frame.path == ["Locked"])
        expectNothing(of: Self.record, on: host.frame)
        #expect(host.frameFromScratch().checksum == host.frame.checksum)

        try await host.press("Unlock")
        #expect(!host.frame.isLocked)
        #expect(host.frame.checksum == before.checksum)
        #expect(host.frame.path == before.path)
        #expect(host.frame.element("Note")?.isFocused == true)
        #expect(host.frame.element("Note")?.value == "a cough since Monday")
        #expect(host.frameFromScratch().checksum == before.checksum)

        try await host.press("Save")
        try await host.back()
        #expect(host.frame.element("Patient 39") != nil)
        #expect(host.frame.element("Patient 1") == nil)
    }

    @Test(arguments: [SceneHost.Style.plain, .numbered, .screen])
    func `a list is where it was, though its numbers were narrower meanwhile`(_ style: SceneHost.Style) async throws {
        let host = makeHost(style)
        await host.settle()
        try await host.scrollToEnd()
        try await host.less()
        let before = host.frame
        await host.perform { door.isLocked = true }
        _ = host.frame
        try await host.press("Unlock")
        #expect(host.frame.lines == before.lines)
    }

    @Test func `nothing below is reached by any command`() async throws {
        let host = makeHost(.plain)
        try await goDeep(host)
        await host.perform { door.isLocked = true }
        for label in ["Save", "Note", "Write", "Patient 39"] {
            await #expect(throws: CommandError.self) { try await host.press(.label(label)) }
            await #expect(throws: CommandError.self) { try await host.set(.label(label), to: "x") }
        }
        for identifier in ["record.save", "record.write"] {
            await #expect(throws: CommandError.self) { try await host.press(.identifier(identifier)) }
        }
        await #expect(throws: CommandError.self) { try await host.back() }
        await #expect(throws: CommandError.self) { try await host.find(text: "Patient") }
        await #expect(throws: CommandError.self) { try await host.refresh() }
        await #expect(throws: CommandError.self) { try await host.more() }
        await #expect(throws: CommandError.self) { try await host.key("escape") }
        try? await host.key("ctrl-s")
        try? await host.type("typed at the door")
        #expect(await host.open(URL(string: "record://39")!) == false)
        #expect(door.saved == nil)
        #expect(door.opened == nil)
        #expect(host.frame.presented == .lock)

        await host.perform { door.isLocked = false }
        #expect(host.frame.element("Note")?.value == "a cough since Monday")
        #expect(await host.open(URL(string: "record://39")!))
    }

    @Test func `what happens below while it is locked is seen when it is not`() async throws {
        let host = makeHost(.screen)
        await host.settle()
        await host.perform { door.isLocked = true }
        let locked = host.frame.checksum
        await host.perform {
            door.alert = AlertParameters(title: "Patient 7 has come")
            door.count = 41
        }
        #expect(host.frame.checksum == locked)
        #expect(host.frame.presented == .lock)
        await host.perform { door.isLocked = false }
        #expect(host.frame.title == "Patient 7 has come")
        try await host.press("OK")
        try await host.scrollToEnd()
        #expect(host.frame.element("Patient 40") != nil)
    }

    @Test func `the choices of a picker are open again`() async throws {
        let host = makeHost(.screen)
        await host.settle()
        try await host.press("Show")
        #expect(host.frame.presented == .menu)
        let before = host.frame.checksum
        await host.perform { door.isLocked = true }
        #expect(host.frame.presented == .lock)
        expectNothing(of: ["Everybody", "Nobody"], on: host.frame)
        try await host.press("Unlock")
        #expect(host.frame.checksum == before)
        try await host.press("Nobody")
        #expect(host.frame.element("Show")?.value == "Nobody")
    }

    @Test func `the lock shows alerts of its own`() async throws {
        let host = makeHost(.screen)
        try await goDeep(host)
        await host.perform { door.isLocked = true }
        try await host.press("Forgotten")
        #expect(host.frame.presented == .alert)
        #expect(host.frame.isLocked)
        expectNothing(of: Self.record, on: host.frame)
        try await host.press("OK")
        #expect(host.frame.presented == .lock)
    }

    @Test func `idle is who has done nothing for the whole time, whatever happens elsewhere`() async throws {
        let host = makeHost(.plain)
        await host.advance(clock, by: .seconds(59))
        #expect(!host.frame.isLocked)
        try await host.press("Patient 0")
        await host.advance(clock, by: .seconds(59))
        #expect(!host.frame.isLocked)
        door.count = 41
        await host.advance(clock, by: .seconds(1))
        #expect(host.frame.isLocked)
        #expect(clock.sleeperCount == 0)

        try await host.press("Unlock")
        #expect(host.frame.path == ["Records", "Patient 0"])
        await host.advance(clock, by: .seconds(59))
        #expect(!host.frame.isLocked)
        await host.advance(clock, by: .seconds(1))
        #expect(host.frame.isLocked)
    }

    @Test func `who comes too late acts on the lock, not on what is below`() async throws {
        let host = makeHost(.plain)
        await host.settle()
        clock.advance(by: .seconds(3600))
        await #expect(throws: CommandError.self) { try await host.press("Patient 0") }
        #expect(host.frame.isLocked)
        try await host.press("Unlock")
        #expect(host.frame.path == ["Records"])
    }
}

@MainActor
private final class Door: ObservableObject {
    @Published var isLocked = false
    @Published var count = 40
    @Published var alert: AlertParameters?
    var saved: String?
    var opened: URL?
}

private struct RecordView: View {
    @ObservedObject var door: Door
    let clock: SceneClock
    @State private var filter = "Everybody"

    var body: some View {
        NavigationStack {
            List {
                Picker("Show", selection: $filter) {
                    Text("Everybody").tag("Everybody")
                    Text("Nobody").tag("Nobody")
                }
                ForEach(0..<door.count, id: \.self) { number in
                    NavigationLink("Patient \(number)", value: number)
                }
            }
            .navigationTitle("Records")
            .navigationDestination(for: Int.self) { PageView(door: door, number: $0) }
        }
        .onOpenURL { door.opened = $0 }
        .alert(parameters: $door.alert)
        .locked(door.isLocked) { LockView(door: door) }
        .onIdle(after: .seconds(60), clock: clock) { door.isLocked = true }
    }
}

private struct PageView: View {
    let door: Door
    let number: Int
    @State private var isWriting = false

    var body: some View {
        Button("Write") { isWriting = true }
            .accessibilityIdentifier("record.write")
            .navigationTitle("Patient \(number)")
            .sheet(isPresented: $isWriting) { NoteView(door: door) }
    }
}

private struct NoteView: View {
    let door: Door
    @State private var note = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Note", text: $note)
                Button("Save") {
                    door.saved = note
                    dismiss()
                }
                .keyboardShortcut("s", modifiers: .control)
                .accessibilityIdentifier("record.save")
            }
            .navigationTitle("Record")
        }
    }
}

private struct LockView: View {
    let door: Door
    @State private var password = ""
    @State private var alert: AlertParameters?

    var body: some View {
        NavigationStack {
            Form {
                SecureField("Password", text: $password)
                Button("Unlock") { door.isLocked = false }
                Button("Forgotten") { alert = AlertParameters(title: "Ask the desk") }
            }
            .navigationTitle("Locked")
        }
        .alert(parameters: $alert)
    }
}
