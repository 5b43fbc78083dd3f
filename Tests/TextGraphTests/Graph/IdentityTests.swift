import Combine
import TestSupport
import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct IdentityTests {
    struct Counter: View {
        let name: String
        @State private var count = 0

        init(_ name: String) {
            self.name = name
        }

        var body: some View {
            Button("\(name) \(count)") { count += 1 }
        }
    }

    /// Presses what is named, then the switch, and says what has become of the labels.
    private func labels(_ host: SceneHost, afterPressing names: String...) async throws -> [String] {
        for name in names { try await host.press(.label(name)) }
        try await host.press("Switch")
        return host.frame.elements.map(\.label).filter { $0 != "Switch" }
    }

    @Test func `another argument is the same view`() async throws {
        struct Screen: View {
            @State private var isOn = false
            var body: some View {
                Button("Switch") { isOn.toggle() }
                Counter(isOn ? "On" : "Off")
                isOn ? AnyView(Counter("A")) : AnyView(Counter("B"))
            }
        }
        #expect(
            try await labels(SceneHost { Screen() }, afterPressing: "Off 0", "B 0") == ["On 1", "A 1"])
    }

    @Test func `the same view on both sides of a condition is two`() async throws {
        struct Screen: View {
            @State private var isOn = false
            var body: some View {
                Button("Switch") { isOn.toggle() }
                if isOn { Counter("A") } else { Counter("A") }
                if isOn { AnyView(Counter("B")) } else { AnyView(Counter("B")) }
            }
        }
        #expect(try await labels(SceneHost { Screen() }, afterPressing: "A 0", "B 0") == ["A 0", "B 0"])
    }

    @Test func `what comes before a view is nothing to it`() async throws {
        struct Screen: View {
            @State private var isOn = false
            var body: some View {
                Button("Switch") { isOn.toggle() }
                if isOn { Text("before") }
                Counter("A")
                Group {
                    if isOn { Text("within") }
                    Counter("B")
                }
                if let number = isOn ? 2 : 1 { Counter("C\(number)") }
                if #available(iOS 18, macOS 15, *) { Counter("D") } else { Counter("E") }
            }
        }
        #expect(
            try await labels(SceneHost { Screen() }, afterPressing: "A 0", "B 0", "C1 0", "D 0")
                == ["before", "A 1", "within", "B 1", "C2 1", "D 1"])
    }

    @Test func `modifiers that change are the same view`() async throws {
        struct Screen: View {
            @State private var isOn = false
            var body: some View {
                Button("Switch") { isOn.toggle() }
                Counter("A").opacity(isOn ? 0.5 : 1).padding(isOn ? 16 : 0).background(isOn ? Color.red : .clear)
            }
        }
        #expect(try await labels(SceneHost { Screen() }, afterPressing: "A 0") == ["A 1"])
    }

    @Test func `by its place in the collection an element leaves its state to the next`() async throws {
        struct Screen: View {
            @State private var names = ["A", "B", "C"]
            var body: some View {
                Button("Switch") { names.removeFirst() }
                ForEach(names.indices, id: \.self) { Counter(names[$0]) }
            }
        }
        #expect(try await labels(SceneHost { Screen() }, afterPressing: "A 0") == ["B 1", "C 0"])
    }

    @Test func `an element in a list keeps its state where it moves to and however it changes`() async throws {
        struct Screen: View {
            @State private var people = [Person(id: 1, name: "A"), Person(id: 2, name: "B")]
            var body: some View {
                VStack {
                    Button("Switch") {
                        people[0].name = "Z"
                        people.reverse()
                    }
                    List(people) { Counter($0.name) }
                }
            }
        }
        #expect(try await labels(SceneHost { Screen() }, afterPressing: "A 0") == ["B 0", "Z 1"])
    }

    @Test func `state begins with the first argument, and anew with another id`() async throws {
        struct Child: View {
            @State private var number: Int
            let name: String
            init(_ name: String, _ number: Int) {
                _number = State(initialValue: number)
                self.name = name
            }
            var body: some View { Text("\(name) \(number)") }
        }
        struct Screen: View {
            @State private var number = 1
            var body: some View {
                Button("Switch") { number += 1 }
                Child("A", number)
                Child("B", number).id(number)
            }
        }
        #expect(try await labels(SceneHost { Screen() }) == ["A 1", "B 2"])
    }

    final class Model: ObservableObject {
        let number: Int
        @Published var count = 0
        init(_ number: Int, made: Log) {
            self.number = number
            made.add("\(number)")
        }
    }

    @Test func `an object is made once for each identity`() async throws {
        struct Child: View {
            @StateObject private var model: Model
            init(_ number: Int, _ made: Log) {
                _model = StateObject(wrappedValue: Model(number, made: made))
            }
            var body: some View { Button("\(model.number): \(model.count)") { model.count += 1 } }
        }
        struct Screen: View {
            let made: Log
            @State private var number = 1
            var body: some View {
                Button("Switch") { number += 1 }
                Child(number, made)
                Child(number * 10, made).id(number)
            }
        }
        let made = Log()
        #expect(
            try await labels(SceneHost { Screen(made: made) }, afterPressing: "1: 0", "10: 0") == ["1: 1", "20: 0"])
        #expect(made.all == ["1", "10", "20"])
    }

    struct Rows: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 160, height: 32)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, subview) in subviews.enumerated() {
                subview.place(
                    at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(16 * index)), proposal: .unspecified)
            }
        }
    }

    @Test func `another layout holds the same views`() async throws {
        struct Screen: View {
            @State private var isOn = false
            var body: some View {
                let layout = isOn ? AnyLayout(Rows()) : AnyLayout(VStackLayout())
                Button("Switch") { isOn.toggle() }
                layout { Counter("A") }
                Rows { Counter("B") }
            }
        }
        #expect(try await labels(SceneHost { Screen() }, afterPressing: "A 0", "B 0") == ["A 1", "B 1"])
    }

    @Test func `a style's state belongs to the control that wears it`() async throws {
        struct Counting: ToggleStyle {
            @State private var count = 0
            func makeBody(configuration: Configuration) -> some View {
                Button("flipped \(count)") {
                    count += 1
                    configuration.isOn.toggle()
                }
            }
        }
        struct Screen: View {
            @State private var isOn = false
            @State private var step = 0
            var body: some View {
                Button("Switch") { step += 1 }
                Toggle("A \(step)", isOn: $isOn).toggleStyle(Counting())
                Text(isOn ? "on" : "off")
            }
        }
        #expect(try await labels(SceneHost { Screen() }, afterPressing: "flipped 0") == ["flipped 1", "on"])
    }

    @Test func `what is presented or pushed begins anew each time, what stays does not`() async throws {
        struct Screen: View {
            @State private var isShown = false
            var body: some View {
                NavigationStack {
                    VStack {
                        Counter("Root")
                        Button("Show") { isShown = true }
                        NavigationLink("Go", value: 1)
                    }
                    .toolbar { ToolbarItem { Counter("Tool") } }
                    .navigationDestination(for: Int.self) { _ in Counter("Page") }
                    .sheet(isPresented: $isShown) { Counter("Sheet") }
                }
            }
        }
        let host = SceneHost { Screen() }
        for label in ["Root 0", "Tool 0"] { try await host.press(.label(label)) }
        for (way, label) in [("Show", "Sheet 0"), ("Go", "Page 0"), ("Show", "Sheet 0"), ("Go", "Page 0")] {
            try await host.press(.label(way))
            try await host.press(.label(label))
            try await host.back()
        }
        #expect(host.frame.element("Root 1") != nil)
        #expect(host.frame.element("Tool 1") != nil)
    }
}
