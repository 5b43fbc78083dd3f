import SwiftUI
import UIKit

/// What public programs use of Foundation and UIKit beside SwiftUI.
struct BytesAndWords: View {
    @State private var lines: [String] = []
    @Environment(\.dynamicTypeSize) private var size
    let words = NSAttributedString()

    var body: some View {
        VStack {
            ForEach(lines.sorted(using: .localizedStandard), id: \.self) { Text($0) }
            Text(AttributedString(words))
            Text(UIContentSizeCategory(size).isAccessibilityCategory ? "large" : "usual")
            Text(UIApplication.shared.preferredContentSizeCategory > .large ? "large" : "usual")
        }
        .dynamicTypeSize(DynamicTypeSize(UITraitCollection.current.preferredContentSizeCategory) ?? .large)
        .onReceive(NotificationCenter.default.publisher(for: UIContentSizeCategory.didChangeNotification)) { _ in }
        .task {
            do {
                for try await line in URL(fileURLWithPath: "/etc/hosts").lines { lines.append(line) }
            } catch {
                print(error)
            }
        }
    }

    func older(_ string: AttributedString) -> NSMutableAttributedString {
        let all = NSMutableAttributedString()
        all.append(NSAttributedString(string))
        return all
    }

    func category(of size: UIContentSizeCategory) -> ContentSizeCategory? { ContentSizeCategory(size) }
}
