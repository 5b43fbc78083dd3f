/// The gestures that count, as SwiftUI's `GestureMask`.
public struct GestureMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// No gesture.
    public static let none: GestureMask = []
    /// The gesture that is added, and without `subviews` none of the views inside.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the views inside, and without `gesture` not the one that is added.
    public static let subviews = GestureMask(rawValue: 2)
    /// All gestures.
    public static let all: GestureMask = [.gesture, .subviews]
}

extension _GestureModifier {
    init(gesture: G, precedence: Precedence, _ mask: GestureMask) {
        self.init(
            gesture: gesture, precedence: precedence, isEnabled: mask.contains(.gesture),
            letsInnerCount: mask.contains(.subviews))
    }
}

private struct GesturesCountKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether gestures count here: not inside a gesture whose mask leaves out the views inside.
    var gesturesCount: Bool {
        get { self[GesturesCountKey.self] }
        set { self[GesturesCountKey.self] = newValue }
    }
}

/// The further action of a long press, where gestures count.
nonisolated struct _LongPressAction: View {
    let hold: @MainActor () -> Void
    @Environment(\.gesturesCount) private var gesturesCount

    @MainActor
    var body: some View {
        if gesturesCount { Button(own: "Press and hold", action: hold) }
    }
}
