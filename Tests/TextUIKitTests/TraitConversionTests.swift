import Foundation
import Testing
import TextUICore
import TextUIKit

@Suite struct TraitConversionTests {
    @Test func `traits of UIKit are values of SwiftUI, and back`() {
        #expect(ColorScheme(.dark as UIUserInterfaceStyle) == .dark && ColorScheme(.unspecified) == nil)
        #expect(UIUserInterfaceStyle(.light) == .light && UIUserInterfaceStyle(nil) == .unspecified)
        #expect(UserInterfaceSizeClass(.compact as UIUserInterfaceSizeClass) == .compact)
        #expect(UIUserInterfaceSizeClass(.regular) == .regular && UIUserInterfaceSizeClass(nil) == .unspecified)
        #expect(LayoutDirection(.rightToLeft as UITraitEnvironmentLayoutDirection) == .rightToLeft)
        #expect(UITraitEnvironmentLayoutDirection(.leftToRight) == .leftToRight)
        #expect(LegibilityWeight(.bold as UILegibilityWeight) == .bold && UILegibilityWeight(.regular) == .regular)
        #expect(ColorSchemeContrast(.high as UIAccessibilityContrast) == .increased)
        #expect(UIAccessibilityContrast(.standard) == .normal)
    }

    @Test func `insets of UIKit are insets of SwiftUI, and back`() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(NSDirectionalEdgeInsets(EdgeInsets(insets)) == insets)
    }
}
