import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct RowLinkTests {
    @available(*, deprecated)
    private struct Places: View {
        @State private var isOpen = false

        var body: some View {
            NavigationView {
                List(["Harbour", "Market"], id: \.self) { name in
                    ZStack(alignment: .leading) {
                        Text(name)
                        NavigationLink(destination: Text("Inside \(name)")) { EmptyView() }.opacity(0)
                    }
                }
                .background(NavigationLink(destination: Text("Far away"), isActive: $isOpen) { EmptyView() })
                .navigationBarItems(trailing: Button("Travel") { isOpen = true })
            }
        }
    }

    @available(*, deprecated)
    @Test func `a row leads where the link without words in it leads`() async throws {
        let host = SceneHost { Places() }
        try await host.press("Market")
        #expect(host.frame.text.contains("Inside Market"))
    }

    @available(*, deprecated)
    @Test func `such rows carry their numbers in lines`() async throws {
        let host = SceneHost(columns: 30, style: .numbered) { Places() }
        await host.settle()
        #expect(host.frame.text.contains("[2] Harbour\n[3] Market"))
    }

    @available(*, deprecated)
    @Test func `a link without words beside them is followed by its binding alone`() async throws {
        let host = SceneHost { Places() }
        await host.settle()
        #expect(host.frame.elements.filter(\.isActionable).map(\.label) == ["Travel", "Harbour", "Market"])
        try await host.press("Travel")
        #expect(host.frame.text.contains("Far away"))
    }
}
