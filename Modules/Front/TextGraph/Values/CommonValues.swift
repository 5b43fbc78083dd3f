/// The values of the environment that texts and controls ask for each time they are laid out: as fields, which are found
/// without a look-up.
package struct CommonValues {
    var font: Font?
    var foreground: (any ShapeStyle)?
    var cellAttributes: CellAttributes = []
    var lineLimit: Int?
    var leastLines = 0
    var truncationMode = Text.TruncationMode.tail
    var multilineTextAlignment = TextAlignment.leading
    var textCase: Text.Case?
    var isEnabled = true
    var isFocused = false
    var redactionReasons: RedactionReasons = []
    var isPrivacySensitive = false
    var isInvalidatable = false
    var refColumns = 0
    package var growsWithContent = false
    /// Whether a value is set that is looked up by its key: mostly none is.
    var drawsText = false
    var givesTextLayout = false
    var hasKeyboardShortcut = false
}

extension CommonValues {
    /// Returns these values, with those of `other` that differ from `base`.
    func overlaid(with other: CommonValues, over base: CommonValues) -> CommonValues {
        var result = self
        func take<Value>(_ keyPath: WritableKeyPath<CommonValues, Value>) {
            let value = other[keyPath: keyPath]
            if !areEqual(value, base[keyPath: keyPath]) { result[keyPath: keyPath] = value }
        }
        take(\.font)
        take(\.foreground)
        take(\.cellAttributes)
        take(\.lineLimit)
        take(\.leastLines)
        take(\.truncationMode)
        take(\.multilineTextAlignment)
        take(\.textCase)
        take(\.isEnabled)
        take(\.isFocused)
        take(\.redactionReasons)
        take(\.isPrivacySensitive)
        take(\.isInvalidatable)
        take(\.refColumns)
        take(\.growsWithContent)
        take(\.drawsText)
        take(\.givesTextLayout)
        take(\.hasKeyboardShortcut)
        return result
    }
}
