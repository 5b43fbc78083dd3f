import Testing

import SwiftUI
import TextUICore

extension EnvironmentValues {
    @Entry fileprivate var greeting: String = "hello"
    /// With `var` and `=` in its comment.
    @Entry fileprivate var limit = 3  // and more behind
    @Entry fileprivate var maybe: Int?
    @Entry fileprivate var convert: @Sendable (Int, [String: Int]) -> String = { number, _ in
        "no. \(number)"
    }
    @Entry fileprivate var `default`: (a: Int, b: [Int]) = (a: 1, b: [2])
}

extension Transaction {
    @Entry fileprivate var isQuiet: Bool = false
}

private struct Greeting: View {
    @Environment(\.greeting) private var greeting
    @Environment(\.limit) private var limit

    var body: some View { Text("\(greeting) \(limit)") }
}

#Preview("A greeting", traits: .sizeThatFitsLayout) { Greeting() }

#Preview {
    @Previewable @State var name = "x"
    TextField("Name", text: $name)
}

@MainActor @Suite struct EntryTests {
    @Test func `an entry is a value of the environment with its default`() {
        let host = SceneHost(columns: 20) {
            VStack {
                Greeting()
                Greeting().environment(\.greeting, "bye").environment(\.limit, 4)
            }
        }
        #expect(host.frame.lines == ["hello 3", " bye 4"])
    }

    @Test func `entries of all sorts of types keep what they are given`() {
        var values = EnvironmentValues()
        #expect(values.maybe == nil)
        #expect(values.convert(2, [:]) == "no. 2")
        values.maybe = 7
        values.default.b.append(3)
        #expect(values.maybe == 7 && values.default == (a: 1, b: [2, 3]))
    }

    @Test func `an entry of a transaction goes with it`() {
        var transaction = Transaction()
        #expect(!transaction.isQuiet)
        transaction.isQuiet = true
        #expect(transaction.isQuiet)
    }
}

private func == (left: (a: Int, b: [Int]), right: (a: Int, b: [Int])) -> Bool {
    left.a == right.a && left.b == right.b
}
