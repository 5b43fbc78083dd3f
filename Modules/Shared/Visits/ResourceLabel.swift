import Foundation
import SwiftUI

/// A label whose words are a resource: `Label` itself takes keys and strings.
package struct ResourceLabel: View {
    private let title: LocalizedStringResource
    private let systemImage: String

    package init(_ title: LocalizedStringResource, systemImage: String) {
        self.title = title
        self.systemImage = systemImage
    }

    package var body: some View {
        Label("\(Text(title))", systemImage: systemImage)
    }
}
