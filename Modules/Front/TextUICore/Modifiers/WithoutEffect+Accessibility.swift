/// Modifiers of speech and of larger display. Text is read as it stands.
extension View {
    /// Sets the words to call the view by. Has no effect in text: commands use its label.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    /// Sets the localized words to call the view by. Has no effect in text.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
    /// Sets the words to call the view by, as they stand. Has no effect in text.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
    /// Sets further names of the view, while they are enabled. Has no effect in text.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View { self }
    /// Sets further names of the view, while they are enabled. Has no effect in text.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> some View { self }
    /// Sets further names of the view, while they are enabled. Has no effect in text.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool
    ) -> some View { self }
    /// Keeps the view's colours when a screen is inverted. Has no effect in text.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    /// Shows the view larger while it is touched. Has no effect in text.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
    /// Shows another view larger while the view is touched. Has no effect in text.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ content: () -> V) -> some View
    {
        self
    }
    /// Joins a label and its content in one pair. Has no effect in text.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }
    /// Joins elements in one group. Has no effect in text.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View { self }
    /// Says which part of the view is touched. Has no effect in text.
    nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
    /// Says which kind of text is read. Has no effect in text.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
    /// Has punctuation spoken. Has no effect in text.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    /// Has letters spoken one by one. Has no effect in text.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    /// Sets the pitch of speech. Has no effect in text.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
    /// Has announcements wait for each other. Has no effect in text.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// The part of a view in a labelled pair; without effect in text.
public enum AccessibilityLabeledPairRole: Sendable {
    case label, content
}

/// A kind of text that is read; without effect in text.
public struct AccessibilityTextContentType: Sendable {
    /// Plain text.
    public static let plain = AccessibilityTextContentType()
    /// The input and output of a console.
    public static let console = AccessibilityTextContentType()
    /// Names of files.
    public static let fileSystem = AccessibilityTextContentType()
    /// Messages.
    public static let messaging = AccessibilityTextContentType()
    /// Prose.
    public static let narrative = AccessibilityTextContentType()
    /// Source code.
    public static let sourceCode = AccessibilityTextContentType()
    /// The cells of a spreadsheet.
    public static let spreadsheet = AccessibilityTextContentType()
    /// A document.
    public static let wordProcessing = AccessibilityTextContentType()
}

extension View {
    /// Says which point is touched. Has no effect in text.
    nonisolated public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
    /// Says which part of the view is touched. Has no effect in text.
    nonisolated public func accessibilityActivationPoint(_ point: UnitPoint, isEnabled: Bool) -> some View { self }

    /// Lets touches pass to the view. Has no effect in text.
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { self }

    /// Names a point to drag from by a localized string. Has no effect in text.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        self
    }

    /// Names a point to drag from by a text. Has no effect in text.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }

    /// Names a point to drop on by a localized string. Has no effect in text.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        self
    }

    /// Names a point to drop on by a text. Has no effect in text.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }

    /// Says where a drag begins, while that is enabled. Has no effect in text.
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> some View { self }

    /// Says where a drag begins, while that is enabled. Has no effect in text.
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> some View { self }

    /// Says where a drop ends, while that is enabled. Has no effect in text.
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> some View { self }

    /// Says where a drop ends, while that is enabled. Has no effect in text.
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> some View { self }

    /// Says how far the view is scrolled, by a localized string. Has no effect in text.
    nonisolated public func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true)
        -> some View
    { self }

    /// Says how far the view is scrolled, by a text. Has no effect in text.
    nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }
}

/// The ways in which touches pass to a view; without effect in text.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Touches pass once the view has been activated.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
    /// The view is not spoken while it is touched.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}
