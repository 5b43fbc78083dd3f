import SwiftUI
import Testing
import ViperTesting

/// Of several destinations for a type the one nearest the root is used. That is worth a warning where they may differ.
@MainActor
@Suite struct RepeatedDestinationTests {
    @Test func `another view made of SwiftUI's own is warned of`() async throws {
        let host = SceneHost {
            NavigationStack {
                NavigationLink("On", value: 1).navigationDestination(for: Int.self) { number in
                    NavigationLink("From the root \(number)", value: number + 1)
                        .navigationDestination(for: Int.self) { Text("From page \($0)") }
                }
            }
        }
        try await host.press("On")
        #expect(host.warnings.isEmpty)
        try await host.press("From the root 1")
        #expect(host.frame.text.contains("From the root 2"))
        #expect(
            host.warnings.count == 1 && host.warnings.allSatisfy { $0.contains("the one nearest the root is used") })
    }

    @Test func `another view of the program's own is warned of`() async throws {
        let host = SceneHost {
            NavigationStack {
                NavigationLink("On from 0", value: 1).navigationDestination(for: Int.self) { Leaf(number: $0) }
            }
        }
        try await host.press("On from 0")
        try await host.press("On from 1")
        #expect(host.frame.text.contains("On from 2"))
        #expect(host.warnings.count == 1)
    }

    @Test func `the same view of the program's own is not`() async throws {
        let host = SceneHost { NavigationStack { Ring(number: 0) } }
        try await host.press("On from 0")
        try await host.press("On from 1")
        #expect(host.frame.text.contains("On from 2"))
        #expect(host.warnings.isEmpty)
    }
}

private struct Leaf: View {
    let number: Int

    var body: some View {
        NavigationLink("On from \(number)", value: number + 1)
            .navigationDestination(for: Int.self) { Ring(number: $0) }
    }
}

private struct Ring: View {
    let number: Int

    var body: some View {
        NavigationLink("On from \(number)", value: number + 1)
            .navigationDestination(for: Int.self) { Ring(number: $0) }
    }
}
