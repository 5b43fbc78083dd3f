import SwiftUI

@MainActor func bits(_ traits: AccessibilityTraits, _ technologies: AccessibilityTechnologies) {
    print(traits.rawValue)  // refused
    print(technologies.rawValue)  // refused
    _ = AccessibilityTraits(rawValue: 1)  // refused
}

@MainActor func members(_ traits: AccessibilityTraits) -> AccessibilityTraits {
    traits.contains(.isButton) ? traits.union([.isHeader, .isLink]) : []
}
