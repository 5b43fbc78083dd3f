import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor @Suite struct ItemProviderTests {
    private struct Box: View {
        @State private var words: [String] = []
        @State private var isTargeted = false
        @State private var wasTargeted = false

        var body: some View {
            VStack {
                Text("apple").onDrag { NSItemProvider(object: "apple" as NSString) }
                Text("link").onDrag {
                    NSItemProvider(object: URL(string: "https://example.org")! as NSURL)
                } preview: {
                    Text("preview")
                }
                Text("pear").draggable("pear")
                Text("Words: \(words.joined(separator: " "))")
                    .onDrop(of: [.plainText], isTargeted: $isTargeted) { providers in
                        for provider in providers {
                            _ = provider.loadObject(ofClass: String.self) { word, _ in
                                Task { @MainActor in words.append(word ?? "none") }
                            }
                        }
                        return true
                    }
                Text("Pictures").onDrop(of: ["public.image"], isTargeted: nil) { _, _ in true }
                Text("Texts \(wasTargeted ? "targeted" : "")").dropDestination(for: String.self) { texts, _ in
                    words += texts.map { $0.uppercased() }
                    return true
                }
            }
            .onChange(of: isTargeted) { if isTargeted { wasTargeted = true } }
        }
    }

    @Test func `an object is dropped where its type is taken`() async throws {
        let host = SceneHost { Box() }
        try await host.perform("Drag", on: "apple")
        #expect(host.frame.elements.first { $0.label == "Pictures" }?.actions == [])
        try await host.perform("Drop", on: "Words:")
        await host.settle()
        #expect(host.frame.text.contains("Words: apple"))
        #expect(host.frame.elements.allSatisfy { !$0.actions.contains("Drop") })
    }

    @Test func `a URL is dropped as text, and a transferable value on what takes providers`() async throws {
        let host = SceneHost { Box() }
        try await host.perform("Drag", on: "link")
        try await host.perform("Drop", on: "Words:")
        await host.settle()
        #expect(host.frame.text.contains("Words: https://example.org"))
        try await host.perform("Drag", on: "pear")
        try await host.perform("Drop", on: "Words:")
        await host.settle()
        #expect(host.frame.text.contains("https://example.org pear"))
    }

    @Test func `an object is dropped where a transferable value is taken`() async throws {
        let host = SceneHost { Box() }
        try await host.perform("Drag", on: "apple")
        try await host.perform("Drop", on: "Texts")
        await host.settle()
        #expect(host.frame.text.contains("Words: APPLE"))
    }

    @MainActor private final class Log: ObservableObject {
        @Published var said: [String] = []
    }

    private struct Desk: DropDelegate {
        let log: Log
        let operation: DropOperation

        func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [UTType.text]) }
        func dropEntered(info: DropInfo) { log.said.append("entered") }
        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }
        func dropExited(info: DropInfo) { log.said.append("exited") }

        func performDrop(info: DropInfo) -> Bool {
            log.said.append("\(info.itemProviders(for: ["public.text"]).count) at \(info.location)")
            return true
        }
    }

    @Test(arguments: [
        (DropOperation.move, ["entered", "1 at (0.0, 0.0)", "exited"]), (.forbidden, ["entered", "exited"]),
    ])
    func `a delegate is asked in order`(operation: DropOperation, said: [String]) async throws {
        let log = Log()
        let host = SceneHost {
            Text("apple").onDrag { NSItemProvider(object: "apple" as NSString) }
            Text("desk").onDrop(of: [.data], delegate: Desk(log: log, operation: operation))
        }
        try await host.perform("Drag", on: "apple")
        try await host.perform("Drop", on: "desk")
        #expect(log.said == said)
    }

    @Test func `a provider tells its forms and reads them`() async throws {
        let provider = NSItemProvider(item: Data("{}".utf8) as NSData, typeIdentifier: "public.json")
        #expect(provider.registeredTypeIdentifiers == ["public.json"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.url"))
        #expect(!provider.canLoadObject(ofClass: NSURL.self) && !provider.canLoadObject(ofClass: URL.self))
        let data = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: "public.json") { data, _ in
                continuation.resume(returning: data)
            }
        }
        #expect(data == Data("{}".utf8))
        let error = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: NSURL.self) { _, error in continuation.resume(returning: error) }
        }
        #expect((error as? CocoaError)?.code == .fileReadUnknown)
        let text = await withCheckedContinuation { continuation in
            NSItemProvider(object: "word" as NSString).loadObject(ofClass: NSString.self) { text, _ in
                continuation.resume(returning: text.map { "\($0)" })
            }
        }
        #expect(text == "word")
        #expect(NSItemProvider(contentsOf: URL(filePath: "/nowhere")) == nil)
    }

    @Test func `a colour is handed over`() async throws {
        struct Colours: View {
            @State private var taken: Color?
            var body: some View {
                Text("red").draggable(Color.red)
                Text(taken == .red ? "it is red" : "none").dropDestination(for: Color.self) { colours, _ in
                    taken = colours.first
                    return true
                }
            }
        }
        let host = SceneHost { Colours() }
        try await host.perform("Drag", on: "red")
        try await host.perform("Drop", on: "none")
        await host.settle()
        #expect(host.frame.text.contains("it is red"))
    }
}
