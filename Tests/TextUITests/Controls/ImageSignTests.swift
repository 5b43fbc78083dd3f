import Testing

import SwiftUI
@testable import TextUICore

@MainActor @Suite struct ImageSignTests {
    @Test func `a picture whose words have no room is a sign, and read by its words`() {
        let host = SceneHost(columns: 30) { Image(systemName: "xbox.logo").frame(width: 32) }
        #expect(host.frame.text.contains("▫") && !host.frame.text.contains("xbox"))
        #expect(host.frame.element("xbox logo", role: .image) != nil)
    }

    @Test func `a picture whose words have room is its words`() {
        #expect(SceneHost(columns: 30) { Image(systemName: "xbox.logo") }.frame.text.contains("xbox logo"))
    }
}
