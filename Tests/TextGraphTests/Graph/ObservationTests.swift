import Combine
import Observation
import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct ObservationTests {
    final class Model: ObservableObject {
        @Published var count = 0
        @Published var names = ["a", "b"]
        let label: String
        init(_ label: String = "model") { self.label = label }
    }

    @MainActor final class Made {
        var count = 0
        func model() -> Model {
            count += 1
            return Model()
        }
    }

    struct Owner: View {
        @StateObject var model: Model
        var body: some View {
            Text("Count \(model.count)")
            Button("Add") { model.count += 1 }
            Stepper("Step", value: $model.count)
        }
    }

    @Test func `a state object is made once and observed`() async throws {
        let made = Made()
        struct Screen: View {
            let made: Made
            @State private var title = "A"
            var body: some View {
                Button("Rename \(title)") { title += "A" }
                Owner(model: made.model())
            }
        }
        let host = SceneHost { Screen(made: made) }
        try await host.press("Add")
        #expect(host.frame.element("Count 1") != nil)
        try await host.press("Rename")
        #expect(host.frame.element("Count 1") != nil)
        try await host.set("Step", to: "7")
        #expect(host.frame.element("Count 7") != nil)
        #expect(made.count == 1)
    }

    struct Follower: View {
        @ObservedObject var model: Model
        var body: some View { Text("\(model.label) \(model.count)") }
    }

    @Test func `another observed object is followed, the former no longer`() async throws {
        let first = Model("first")
        let second = Model("second")
        struct Screen: View {
            let models: [Model]
            @State private var index = 0
            var body: some View {
                Follower(model: models[index])
                Button("Switch") { index = 1 }
            }
        }
        let host = SceneHost { Screen(models: [first, second]) }
        try await host.press("Switch")
        #expect(host.frame.element("second 0") != nil)
        second.count = 3
        await host.settle()
        #expect(host.frame.element("second 3") != nil)
        let runs = host.bodyCount(Follower.self)
        first.count = 9
        await host.settle()
        #expect(host.bodyCount(Follower.self) == runs)
    }

    struct Consumer: View {
        @EnvironmentObject var model: Model
        var body: some View {
            Text("Shared \(model.count)")
            Button("Share") { model.count += 1 }
        }
    }

    @Test func `an environment object is found and observed`() async throws {
        let host = SceneHost { VStack { Consumer() }.environmentObject(Model()) }
        try await host.press("Share")
        #expect(host.frame.element("Shared 1") != nil)
    }

    @Observable final class Library {
        var title = "Books"
        var size = 0
    }

    struct TitleView: View {
        let library: Library
        var body: some View { Text(library.title) }
    }

    struct SizeView: View {
        @Environment(Library.self) private var library
        var body: some View {
            Text("Size \(library.size)")
            Button("Grow") { library.size += 1 }
        }
    }

    struct Editor: View {
        @Bindable var library: Library
        var body: some View { TextField("Title", text: $library.title) }
    }

    @Test func `an observable object runs only the bodies that read the property`() async throws {
        let library = Library()
        let host = SceneHost {
            TitleView(library: library)
            SizeView().environment(library)
            Editor(library: library)
        }
        _ = host.frame
        try await host.press("Grow")
        #expect(host.frame.element("Size 1") != nil)
        #expect(host.bodyCount(TitleView.self) == 1)
        try await host.set("Title", to: "Maps")
        #expect(library.title == "Maps")
        #expect(host.frame.element("Maps", role: .text) != nil)
        #expect(host.frame.element("Title")?.value == "Maps")
        #expect(host.bodyCount(SizeView.self) == 2)
    }

    @Test func `a control follows an observable object that it alone reads`() async throws {
        let library = Library()
        let host = SceneHost { Editor(library: library) }
        _ = host.frame
        library.title = "Maps"
        await host.settle()
        #expect(host.frame.element("Title")?.value == "Maps")
    }

    struct Rows: View {
        @StateObject private var model = Model()
        var body: some View {
            ForEach($model.names, id: \.self) { $name in
                TextField("Name \(name)", text: $name)
            }
            Text(model.names.joined(separator: ","))
        }
    }

    @Test func `a binding to a collection gives bindings to its elements`() async throws {
        let host = SceneHost { Rows() }
        try await host.set("Name b", to: "c")
        #expect(host.frame.element("a,c") != nil)
    }

    struct Receiver: View {
        let subject: PassthroughSubject<Int, Never>
        @State private var sum = 0
        var body: some View {
            Text("Sum \(sum)").onReceive(subject) { sum += $0 }
        }
    }

    @Test func `what a publisher sends is received`() async throws {
        let subject = PassthroughSubject<Int, Never>()
        let host = SceneHost { Receiver(subject: subject) }
        _ = host.frame
        await host.perform { subject.send(4) }
        await host.perform { subject.send(5) }
        #expect(host.frame.element("Sum 9") != nil)
    }
}
