import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct ImageSignTests {
    @Test func `a picture whose words have no room is a sign, and read by its words`() {
        let host = SceneHost(columns: 30) { Image(systemName: "xbox.logo").frame(width: 32) }
        #expect(host.frame.text.contains("▫") && !host.frame.text.contains("xbox"))
        #expect(host.frame.element("xbox logo", role: .image) != nil)
    }

    @Test(arguments: [
        ("arrow.backward.circle", "←"), ("chevron.backward", "‹"), ("chevron.forward", "›"), ("arrow.up.right", "↗"),
        ("arrow.left.arrow.right", "↔"), ("chevron.up.chevron.down", "↕"), ("arrow.triangle.2.circlepath", "↻"),
        ("square.and.arrow.up", "⇧"), ("square.and.pencil", "✎"), ("square", "□"), ("bell.slash.fill", "⊘"),
        ("star.slash.fill", "⊘"), ("star.fill", "★"), ("square.and.arrow.up.fill", "⇧"), ("arrow.up.forward.app", "↗"),
        ("star.leadinghalf.filled", "½"), ("lock.fill", "⚿"), ("lock.open.fill", "lock open"), ("trash", "⌫"),
        ("multiply.circle.fill", "×"), ("delete.left", "⌫"), ("chart.bar.fill", "▥"), ("eye.slash", "⊘"),
        ("map", "▧"), ("message.fill", "❝"), ("globe", "◍"), ("slider.horizontal.3", "≡"), ("suit.heart.fill", "♥"),
        ("rectangle.fill", "▬"), ("rectangle.stack", "rectangle stack"), ("nosign", "⊘"),
    ])
    func `a sign says what the whole name says`(name: String, sign: String) {
        let host = SceneHost(columns: 30) { Image(systemName: name) }
        #expect(host.frame.text.trimmingCharacters(in: .whitespacesAndNewlines) == sign)
    }

    @Test func `a label of an icon alone shows how things are, and what it is called`() async throws {
        struct Favorite: View {
            @State private var isSet = false

            var body: some View {
                Button {
                    isSet.toggle()
                } label: {
                    Label("Favorite", systemImage: isSet ? "star.fill" : "star").labelStyle(.iconOnly)
                }
            }
        }
        let host = SceneHost(columns: 30) { Favorite() }
        #expect(host.frame.lines == ["☆ Favorite"])
        try await host.press("Favorite")
        #expect(host.frame.lines == ["★ Favorite"])
    }

    @Test func `a picture whose words have room is its words`() {
        #expect(SceneHost(columns: 30) { Image(systemName: "xbox.logo") }.frame.text.contains("xbox logo"))
    }

    @Test func `a label whose icon has no sign begins with its title`() {
        let host = SceneHost(columns: 30) {
            VStack(alignment: .leading) {
                Label("Shop", systemImage: "cart")
                Button("Buy", systemImage: "cart") {}
                Label("Settings", systemImage: "gear")
                TabView {
                    Text("Page").tabItem { Label("Shop", systemImage: "cart") }
                    Text("Other").tabItem { Label("Settings", systemImage: "gear") }
                }
            }
        }
        #expect(host.frame.lines.prefix(4) == ["Shop", "Buy", "⚙ Settings", "Shop  ⚙ Settings"])
    }
}
