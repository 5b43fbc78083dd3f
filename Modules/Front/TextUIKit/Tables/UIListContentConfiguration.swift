import TextUICore

/// The words and the picture of a row of a list. As UIKit's `UIListContentConfiguration`.
@MainActor @preconcurrency
public struct UIListContentConfiguration: HostedConfiguration {
    /// The look of a row's words.
    public struct TextProperties {
        /// The type: weight and slant show; nil for the usual.
        public var font: UIFont?
        /// The colour; nil for the usual.
        public var color: UIColor?
        /// The most lines that are shown; 0, the default, for as many as are needed.
        public var numberOfLines = 0
    }

    /// The look of a row's picture.
    public struct ImageProperties {
        /// The picture's colour. Has no effect in text.
        public var tintColor: UIColor?
    }

    /// The words of the row.
    public var text: String?
    /// The further words, below the first or at the row's end.
    public var secondaryText: String?
    /// The picture, of which a sign is shown before the words, where text has one for it.
    public var image: UIImage?
    /// The look of the words.
    public var textProperties = TextProperties()
    /// The look of the further words.
    public var secondaryTextProperties = TextProperties()
    /// The look of the picture. Has no effect in text.
    public var imageProperties = ImageProperties()
    /// Whether the further words stand at the row's end, instead of below the first; false by default.
    public var prefersSideBySideTextAndSecondaryText = false

    /// Returns the content of a plain row.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

    /// Returns the content of a row whose further words are fainter, below the first.
    public static func subtitleCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.secondaryTextProperties.color = .secondaryLabel
        return configuration
    }

    /// Returns the content of a row whose further words are fainter, at its end.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = subtitleCell()
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// Returns the content itself, which looks alike in all states of the cell.
    public func updated(for state: any UIConfigurationState) -> Self { self }

    var hosted: AnyView { AnyView(content) }

    @ViewBuilder private var content: some View {
        if let image {
            Label {
                words
            } icon: {
                image.icon
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
