import Combine
import TestSupport
import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct InputTests {
    struct Cell: View {
        let name: String
        var action: () -> Void = {}
        var body: some View { Button(name) { action() } }
    }

    final class Model: ObservableObject {
        @Published var count = 0
        func add() { count += 1 }
    }

    @Test func `a closure that captures its view is another input, one that captures nothing is not`() async throws {
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)")
                Cell(name: "Add") { count += 1 }
                Cell(name: "Nothing")
            }
        }
        let host = SceneHost { Screen() }
        try await host.press("Nothing")
        #expect(host.bodyCount(Cell.self) == 2)
        try await host.press("Add")
        #expect(host.bodyCount(Cell.self) == 3)
    }

    @Test func `a closure that is handed on is the same`() async throws {
        struct Middle: View {
            let action: () -> Void
            @State private var step = 0
            var body: some View {
                Button("Step \(step)") { step += 1 }
                Cell(name: "Cell", action: action)
            }
        }
        struct Screen: View {
            @State private var count = 0
            var body: some View { Middle { count += 1 } }
        }
        let host = SceneHost { Screen() }
        try await host.press("Step 0")
        #expect(host.bodyCount(Middle.self) == 2)
        #expect(host.bodyCount(Cell.self) == 1)
    }

    @Test func `a method of an object is the same while the object is`() async throws {
        struct Screen: View {
            @StateObject private var model = Model()
            var body: some View {
                Text("Count \(model.count)")
                Cell(name: "Add", action: model.add)
            }
        }
        let host = SceneHost { Screen() }
        try await host.press("Add")
        #expect(host.frame.element("Count 1") != nil)
        #expect(host.bodyCount(Screen.self) == 2)
        #expect(host.bodyCount(Cell.self) == 1)
    }

    @Test func `who is given the way out of a sheet is not made anew by what stands below it`() async throws {
        struct Leave: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("Leave") { dismiss() } }
        }
        struct Screen: View {
            @State private var isShown = false
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    VStack {
                        Text("Count \(count)")
                        Button("Show") { isShown = true }
                    }
                    .sheet(isPresented: $isShown) {
                        Leave()
                        Button("Add") { count += 1 }
                    }
                }
            }
        }
        let host = SceneHost { Screen() }
        try await host.press("Show")
        try await host.press("Add")
        try await host.press("Add")
        #expect(host.bodyCount(Leave.self) == 1)
        try await host.press("Leave")
        #expect(host.frame.element("Count 2") != nil)
    }

    @Test func `a view says why its body runs`() async throws {
        struct Screen: View {
            let log: Log
            @State private var count = 0
            @StateObject private var model = Model()
            var body: some View {
                let _ = log.add((Tracking.current?.node as? any ChangeTeller)?.reasons.joined(separator: ", ") ?? "")
                Button("Count \(count)") { count += 1 }
                Button("Model \(model.count)") { model.add() }
                Plain(log: log, count: count)
            }
        }
        struct Plain: View {
            let log: Log
            let count: Int
            var body: some View {
                let _ = log.add((Tracking.current?.node as? any ChangeTeller)?.reasons.joined(separator: ", ") ?? "")
                Text("\(count)")
            }
        }
        let log = Log()
        let host = SceneHost { Screen(log: log) }
        _ = host.frame
        #expect(log.take() == ["@self, @identity, _count, _model", "@self"])
        try await host.press("Count 0")
        #expect(log.take() == ["_count", "@self"])
        try await host.press("Model 0")
        #expect(log.take() == ["_model"])
    }

    @Test func `a body that two changes concern runs once`() async throws {
        struct Child: View {
            @Binding var count: Int
            let name: String
            var body: some View { Text("\(name) \(count)") }
        }
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                Child(count: $count, name: "Count of \(count)")
                Button("Add") { count += 1 }
            }
        }
        let host = SceneHost { Screen() }
        try await host.press("Add")
        #expect(host.frame.element("Count of 1 1") != nil)
        #expect(host.bodyCount(Screen.self) == 2)
        #expect(host.bodyCount(Child.self) == 2)
    }

    @Test func `state that a closure reads in another's body concerns its owner, too`() async throws {
        struct Card<Content: View>: View {
            @ViewBuilder let content: () -> Content
            var body: some View { VStack { content() } }
        }
        struct Row: View {
            let number: Int
            let isChosen: Bool
            var body: some View { Text("\(number)\(isChosen ? " chosen" : "")") }
        }
        struct Screen: View {
            @State private var chosen = 0
            var body: some View {
                Card { Text("Chosen: \(chosen)") }
                ForEach(0..<5) { number in
                    Row(number: number, isChosen: number == chosen).onTapGesture { chosen = number }
                }
            }
        }
        let host = SceneHost { Screen() }
        try await host.press("3")
        #expect(host.frame.element("3 chosen") != nil)
        #expect(host.frame.element("Chosen: 3") != nil)
        #expect(host.bodyCount(Screen.self) == 2)
        #expect(host.bodyCount(Card<Text>.self) == 2)
        #expect(host.bodyCount(Row.self) == 7)
    }

    @MainActor
    private protocol Listener: AnyObject {
        var name: String { get }
    }

    @MainActor
    private final class Owner: Listener {
        let name: String
        init(_ name: String) { self.name = name }
    }

    @Test func `a weak reference is the same input while it leads to the same object`() async throws {
        struct Row: View {
            weak var owner: Owner?
            weak var listener: (any Listener)?
            weak var anything: AnyObject?
            var body: some View { Text("\(owner?.name ?? "nobody") \(listener?.name ?? "nobody")") }
        }
        struct Screen: View {
            @State private var step = 0
            @State private var isSecond = false
            let owners: [Owner]

            var body: some View {
                let owner = owners[isSecond ? 1 : 0]
                Button("Step \(step)") { step += 1 }
                Button("Other") { isSecond.toggle() }
                Row(owner: owner, listener: owner, anything: owner)
                Row()
            }
        }
        let owners = [Owner("Ada"), Owner("Bo")]
        let host = SceneHost { Screen(owners: owners) }
        #expect(host.frame.text.contains("Ada Ada") && host.frame.text.contains("nobody nobody"))
        try await host.press("Step 0")
        #expect(host.bodyCount(Row.self) == 2)
        try await host.press("Other")
        #expect(host.bodyCount(Row.self) == 3 && host.frame.text.contains("Bo Bo"))
    }
}
