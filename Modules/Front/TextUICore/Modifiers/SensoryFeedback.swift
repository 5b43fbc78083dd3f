/// A feedback for the hand; a terminal gives none.
public struct SensoryFeedback: Equatable, Sendable {
    /// The weight of things that seem to collide.
    public struct Weight: Equatable, Sendable {
        /// Light.
        public static let light = Weight()
        /// Medium.
        public static let medium = Weight()
        /// Heavy.
        public static let heavy = Weight()
    }

    /// The hardness of things that seem to collide.
    public struct Flexibility: Equatable, Sendable {
        /// Hard and stiff.
        public static let rigid = Flexibility()
        /// Neither hard nor soft.
        public static let solid = Flexibility()
        /// Soft.
        public static let soft = Flexibility()
    }

    /// A task has succeeded.
    public static let success = SensoryFeedback()
    /// A task has a warning.
    public static let warning = SensoryFeedback()
    /// A task has failed.
    public static let error = SensoryFeedback()
    /// A selection has changed.
    public static let selection = SensoryFeedback()
    /// A value has risen.
    public static let increase = SensoryFeedback()
    /// A value has fallen.
    public static let decrease = SensoryFeedback()
    /// An activity has begun.
    public static let start = SensoryFeedback()
    /// An activity has ended.
    public static let stop = SensoryFeedback()
    /// A dragged thing has come into line.
    public static let alignment = SensoryFeedback()
    /// A level has changed.
    public static let levelChange = SensoryFeedback()
    /// A path has been completed.
    public static let pathComplete = SensoryFeedback()
    /// Things collide.
    public static let impact = SensoryFeedback()
    /// Things of a weight collide.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .init() }
    /// Things of a hardness collide.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .init() }
}

extension View {
    /// Gives a feedback when the trigger has changed. Has no effect in text.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        self
    }

    /// Gives a feedback when the trigger has changed as the condition says. Has no effect in text: the condition is not
    /// asked.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }

    /// Gives the feedback that a closure makes of the change. Has no effect in text: the closure is not called.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }

    /// Gives the feedback that a closure makes when the trigger has changed. Has no effect in text: the closure is not
    /// called.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View { self }
}
