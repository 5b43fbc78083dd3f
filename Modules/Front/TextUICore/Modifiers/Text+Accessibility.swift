extension Text {
    /// Names the text: commands find it by that label, json has it as `label`. It is drawn as it is. In a text that is
    /// joined of several the label stands for this part.
    public func accessibilityLabel(_ label: Text) -> Text { spoken(as: label) }

    /// Names the text by a localized string.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { spoken(as: Text(labelKey)) }

    /// Names the text by a string as it stands.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { spoken(as: Text(label)) }

    /// Makes the text a heading. The level has no effect in text.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { asHeading() }

    /// Says which kind of text is read. Has no effect in text.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
    /// Has punctuation spoken. Has no effect in text.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    /// Has letters spoken one by one. Has no effect in text.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    /// Sets the pitch of speech. Has no effect in text.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    /// Has announcements wait for each other. Has no effect in text.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
