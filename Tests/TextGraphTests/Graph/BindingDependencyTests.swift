import Combine
import Testing

import SwiftUI
import TextUICore

struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
}

@MainActor @Suite struct BindingDependencyTests {
    struct Name: View {
        @Binding var name: String
        var body: some View { Text(name) }
    }

    struct Row: View {
        @Binding var person: Person
        var body: some View { Text(person.name) }
    }

    struct Family {
        var title = "Family"
        var people = [Person(id: 1, name: "Ana"), Person(id: 2, name: "Bo")]
    }

    @Test func `who reads a part of a value follows that part alone`() async throws {
        struct Screen: View {
            @State private var family = Family()
            var body: some View {
                Name(name: $family.title)
                Name(name: $family.people[0].name)
                TextField("Second", text: $family.people[1].name)
                Button("Rename") { family.title = "Household" }
                Button("Rename the first") { family.people[0].name = "Anna" }
            }
        }
        let host = SceneHost { Screen() }
        _ = host.frame
        try await host.press("Rename")
        #expect(host.bodyCount(Name.self) == 3)
        #expect(host.frame.element("Household") != nil)
        try await host.press("Rename the first")
        #expect(host.bodyCount(Name.self) == 4)
        #expect(host.frame.element("Anna") != nil)
        try await host.set("Second", to: "Bob")
        #expect(host.bodyCount(Name.self) == 4)
        #expect(host.bodyCount(Screen.self) == 1)
    }

    struct People: View {
        @State private var people = [Person(id: 1, name: "Ana"), Person(id: 2, name: "Bo"), Person(id: 3, name: "Cy")]
        var body: some View {
            Button("Rename") { people[1].name = "Bob" }
            Button("Append") { people.append(Person(id: people.count + 1, name: "Di")) }
            Button("Swap") { people.swapAt(0, 1) }
            Button("Remove") { people.removeFirst() }
            ForEach($people) { $person in Row(person: $person) }
        }
    }

    @Test func `a row of a binding's elements runs when its element has changed`() async throws {
        let host = SceneHost { People() }
        func names() -> [String] { host.frame.elements.filter { $0.role == .text }.map(\.label) }
        #expect(names() == ["Ana", "Bo", "Cy"])
        try await host.press("Rename")
        #expect(names() == ["Ana", "Bob", "Cy"])
        #expect(host.bodyCount(Row.self) == 4)
        try await host.press("Append")
        #expect(names() == ["Ana", "Bob", "Cy", "Di"])
        #expect(host.bodyCount(Row.self) == 5)
        try await host.press("Swap")
        #expect(names() == ["Bob", "Ana", "Cy", "Di"])
        try await host.press("Remove")
        #expect(names() == ["Ana", "Cy", "Di"])
    }

    @Test func `of a thousand rows the one that changes runs`() async throws {
        struct Screen: View {
            @State private var people = (0..<1000).map { Person(id: $0, name: "Person \($0)") }
            var body: some View {
                VStack {
                    Button("Rename") { people[3].name = "Cy" }
                    List($people) { $person in Row(person: $person) }
                }
            }
        }
        let host = SceneHost { Screen() }
        _ = host.frame
        let before = host.bodyCount(Row.self)
        try await host.press("Rename")
        #expect(host.frame.element("Cy") != nil)
        #expect(host.bodyCount(Row.self) == before + 1)
    }

    final class Model: ObservableObject {
        @Published var family = Family()
        @Published var count = 0
    }

    @Test func `a binding to an object's property is the same input while the value is`() async throws {
        struct Screen: View {
            @StateObject private var model = Model()
            var body: some View {
                Name(name: $model.family.title)
                ForEach($model.family.people) { $person in Row(person: $person) }
                Button("Count \(model.count)") { model.count += 1 }
                Button("Rename") { model.family.people[1].name = "Bob" }
            }
        }
        let host = SceneHost { Screen() }
        try await host.press("Count 0")
        #expect(host.bodyCount(Screen.self) == 2)
        #expect(host.bodyCount(Name.self) == 1)
        #expect(host.bodyCount(Row.self) == 2)
        try await host.press("Rename")
        #expect(host.bodyCount(Name.self) == 1)
        #expect(host.bodyCount(Row.self) == 3)
        #expect(host.frame.element("Bob") != nil)
    }

    @Test func `a binding alone makes nothing depend on it`() async throws {
        struct Number: View {
            @Binding var number: Int
            var body: some View { Text("Number \(number)") }
        }
        struct Screen: View {
            @State private var number = 0
            var body: some View {
                Stepper("Step", value: $number)
                Number(number: $number)
            }
        }
        let host = SceneHost { Screen() }
        try await host.set("Step", to: "4")
        #expect(host.frame.element("Number 4") != nil)
        #expect(host.bodyCount(Screen.self) == 1)
        #expect(host.bodyCount(Number.self) == 2)
    }
}
