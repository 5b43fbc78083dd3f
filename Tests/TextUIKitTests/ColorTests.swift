import Foundation
import Testing
import TextUI

@MainActor
@Suite struct ColorTests {
    private let surface = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.9, alpha: 1) : .black }

    @Test func `a dynamic colour follows the scheme of the place where it is drawn`() {
        func drawn(_ scheme: ColorScheme) -> String {
            SceneHost(columns: 10, style: .screen) {
                Text("Word").foregroundStyle(Color(uiColor: surface)).environment(\.colorScheme, scheme)
            }
            .frame.svg()
        }
        #expect(drawn(.dark).contains("#e6e6e6") && !drawn(.light).contains("#e6e6e6"))
    }

    @Test func `a dynamic colour is resolved by traits`() {
        var white: CGFloat = 0
        surface.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).getWhite(&white, alpha: nil)
        #expect(abs(white - 0.9) < 0.01)
        #expect(surface.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
        #expect(surface.resolvedColor(with: .current) == surface)
    }

    @Test func `a colour of Core Graphics has its parts, and is a SwiftUI colour`() throws {
        let color = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
        let parts = try #require(color.components)
        #expect(parts.count == color.numberOfComponents)
        for (part, meant) in zip(parts, [0.2, 0.4, 0.6, 0.8]) { #expect(abs(part - meant) < 0.01) }
        #expect(abs(color.alpha - 0.8) < 0.01)
        #expect(abs(try #require(color.copy(alpha: 0.5)).alpha - 0.5) < 0.01)
        #expect(Color(cgColor: UIColor.red.cgColor) == .red && Color.red.cgColor == UIColor.red.cgColor)
    }

    @Test func `a name that no catalogue has is no colour`() {
        #expect(UIColor(named: "No such colour") == nil)
    }

    @Test(arguments: [
        (UIColor(red: 0.1, green: 0.1, blue: 0.4, alpha: 1), "dark blue"),
        (UIColor(red: 1, green: 0.7, blue: 0.7, alpha: 1), "light red"),
        (UIColor(red: 0.5, green: 0.3, blue: 0.15, alpha: 1), "brown"),
        (.clear, "clear"), (UIColor(white: 0.55, alpha: 1), "gray"), (UIColor(white: 1, alpha: 1), "white"),
        (UIColor(white: 0, alpha: 1), "black"), (UIColor(red: 0.2, green: 0.8, blue: 0.2, alpha: 1), "green"),
    ])
    func `a colour is named in words`(_ color: UIColor, _ name: String) {
        #expect(color.accessibilityName == name)
    }
}
