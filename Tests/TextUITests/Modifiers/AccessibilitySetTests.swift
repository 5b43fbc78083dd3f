import SwiftUI
import Testing

@Suite struct AccessibilitySetTests {
    @Test func `traits are a set, whatever stands for its members`() {
        var traits: AccessibilityTraits = [.isButton, .isHeader]
        #expect(traits.contains(.isButton) && traits.contains([.isButton, .isHeader]) && !traits.contains(.isLink))
        #expect(traits.insert(.isLink).inserted && !traits.insert(.isLink).inserted)
        #expect(traits.remove(.isButton) == .isButton && traits.remove(.isButton) == nil)
        #expect(traits.update(with: .isHeader) == .isHeader && traits.update(with: .isImage) == nil)
        #expect(traits == AccessibilityTraits.isHeader.union(.isLink).union(.isImage))
        #expect(traits.intersection([.isLink, .isButton]) == .isLink)
        #expect(traits.symmetricDifference([.isLink, .isButton]) == [.isHeader, .isImage, .isButton])
        #expect(AccessibilityTraits().isEmpty && AccessibilityTraits.isLink.isSubset(of: traits))
    }

    @Test func `technologies are a set`() {
        let technologies: AccessibilityTechnologies = [.voiceOver]
        #expect(technologies.contains(.voiceOver) && technologies.isDisjoint(with: .switchControl))
    }
}
