import Testing

import SwiftUI
@testable import TextUICore

@MainActor @Suite struct OpenURLTests {
    struct Screen: View {
        @State private var place = "nowhere"

        var body: some View {
            Text("At \(place)").onOpenURL { place = $0.host ?? "?" }
        }
    }

    @Test func `a view takes the URL that the program is opened with`() async throws {
        let host = SceneHost { Screen() }
        #expect(await host.open(try #require(URL(string: "clinic://appointments/3"))))
        #expect(host.frame.text == "At appointments")
    }

    @Test func `where no view takes it, opening says so`() async throws {
        let host = SceneHost { Text("deaf") }
        #expect(await host.open(try #require(URL(string: "clinic://x"))) == false)
    }
}
