import TextUICore

/// What a row of a list says. As UIKit's `UIListContentConfiguration`.
@MainActor @preconcurrency
public struct UIListContentConfiguration {
    public struct TextProperties {
        public var font: UIFont?
        public var color: UIColor?
        public var numberOfLines = 0
    }

    public struct ImageProperties {
        public var tintColor: UIColor?
    }

    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public var textProperties = TextProperties()
    public var secondaryTextProperties = TextProperties()
    public var imageProperties = ImageProperties()
    /// Whether the second text stands at the row's end, instead of below the first.
    public var prefersSideBySideTextAndSecondaryText = false

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

    public static func subtitleCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.secondaryTextProperties.color = .secondaryLabel
        return configuration
    }

    public static func valueCell() -> UIListContentConfiguration {
        var configuration = subtitleCell()
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    @ViewBuilder var content: some View {
        if let image {
            Label {
                words
            } icon: {
                image.sign
            }
        } else {
            words
        }
    }

    @ViewBuilder private var words: some View {
        if prefersSideBySideTextAndSecondaryText {
            HStack(alignment: .top) {
                drawn(text, textProperties)
                if let secondaryText, !secondaryText.isEmpty {
                    Spacer()
                    drawn(secondaryText, secondaryTextProperties)
                }
            }
        } else {
            VStack(alignment: .leading) {
                drawn(text, textProperties)
                if let secondaryText, !secondaryText.isEmpty { drawn(secondaryText, secondaryTextProperties) }
            }
        }
    }

    private func drawn(_ text: String?, _ properties: TextProperties) -> some View {
        Text(verbatim: text ?? "")
            .font(properties.font?.font)
            .foregroundColor(properties.color?.color)
            .lineLimit(properties.numberOfLines == 0 ? nil : properties.numberOfLines)
    }
}
