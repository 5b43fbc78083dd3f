/// The way in which texts give their lines to the views around that ask for them.
package protocol TextLayoutGiving {
    /// The key of what they give.
    var key: any PreferenceKey.Type { get }
    /// Returns what a text gives.
    ///
    /// - Parameters:
    ///   - words: The lines of the text as they stand.
    ///   - columns: The width in which they stand.
    ///   - origin: The corner at which they begin.
    @MainActor
    func value(_ words: BrokenText, columns: Int, _ environment: EnvironmentValues, origin: Anchor<CGPoint>) -> Any
}

private struct TextLayoutGivingKey: EnvironmentKey { static var defaultValue: (any TextLayoutGiving)? { nil } }

extension EnvironmentValues {
    /// The way in which texts give their lines; nil where nobody asks.
    package var textLayoutGiving: (any TextLayoutGiving)? {
        get { common.givesTextLayout ? self[TextLayoutGivingKey.self] : nil }
        set {
            self[TextLayoutGivingKey.self] = newValue
            common.givesTextLayout = newValue != nil
        }
    }
}
