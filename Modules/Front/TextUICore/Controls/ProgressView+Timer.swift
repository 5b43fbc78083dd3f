/// The time that is over or left of an interval, as SwiftUI's `DefaultDateProgressLabel`.
nonisolated public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    /// The time as minutes and seconds, anew each second.
    @MainActor
    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// Progress from one time to another, looked at anew each second.
nonisolated struct _TimedProgress<Label: View, CurrentValueLabel: View>: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool
    let label: Label?
    let currentValueLabel: CurrentValueLabel?

    private func share(at date: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let gone = length > 0 ? date.timeIntervalSince(interval.lowerBound) / length : 1
        return max(0, min(1, countsDown ? 1 - gone : gone))
    }

    @MainActor
    var body: some View {
        TimelineView(.periodic(from: interval.lowerBound, by: 1)) { context in
            ProgressView(fraction: share(at: context.date), label: label, currentValueLabel: currentValueLabel)
        }
    }
}

extension ProgressView {
    /// Creates a view of the share of an interval that is left, or that is over where `countsDown` is false. It changes
    /// each second.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: 0, label: label(), currentValueLabel: currentValueLabel())
        timer = .init(interval: timerInterval, countsDown: countsDown)
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a view of the share of an interval, with the time as the label of the current value.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a view of the share of an interval without a label, with the time as the label of the current value.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}
