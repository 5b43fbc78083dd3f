/// Modifiers of what a system shows or does around the screen. Around text there is a terminal, or nothing.
extension View {
    /// Hides the status bar. Has no effect in text, which has none.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// Hides the status bar. Has no effect in text, which has none.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }
    /// Shows or hides overlays of the system. Has no effect in text, which has none.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    /// Has edges take gestures before the system. Has no effect in text.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    /// Sets the size of a preview. Has no effect in text.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
    /// Sets the device of a preview. Has no effect in text.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    /// Turns a preview. Has no effect in text.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
    /// Names the view for measurements. Has no effect in text.
    nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
    /// Sets which events from outside open the scene. Has no effect in text, which has one.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
    /// Says what a person does in the view, for other devices to go on with. Has no effect in text: `update` is not called.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    /// Says what a person does with an element, for other devices to go on with. Has no effect in text: `update` is not
    /// called.
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { self }
    /// Goes on with what a person did on another device. Has no effect in text: `action` is not called.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
}

/// A size of previews; without effect in text.
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device of previews; without effect in text.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
    /// Names a device.
    public init(rawValue: String) {}
    /// Names a device by a literal.
    public init(stringLiteral value: String) {}
}

/// A way to hold a device; without effect in text.
public enum InterfaceOrientation: String, CaseIterable, Identifiable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    /// The name of the way.
    public var id: String { rawValue }
}
