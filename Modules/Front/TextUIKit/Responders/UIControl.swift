import TextUICore

/// A view that tells when a person uses it. As UIKit's `UIControl`.
///
/// Its actions are closures (`addAction(_:for:)`): a target with a selector needs Objective-C, so `addTarget` is
/// unavailable.
@MainActor @preconcurrency
open class UIControl: UIView {
    /// A set of the things that happen to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits of the events.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger comes down. Never sent in text.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// The control was pressed.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The value was changed by a person.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The thing happened that the control is for.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A field has got the focus.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// A field's text was changed by a person.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A field has lost the focus.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return was pressed in a field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Every event of a field.
        public static let allEditingEvents: Event = [
            .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
        ]
        /// Every event.
        public static let allEvents = Event(rawValue: .max)
    }

    /// A set of a control's states.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits of the states.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// No state in particular.
        public static let normal: State = []
        /// A finger is on the control. Never so in text.
        public static let highlighted = State(rawValue: 1)
        /// The control takes no input.
        public static let disabled = State(rawValue: 2)
        /// The program has selected the control.
        public static let selected = State(rawValue: 4)
    }

    /// A place of content across a control.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    private var actions: [(action: UIAction, events: Event)] = []

    /// Whether the control takes input; a disabled one is faint.
    open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
    /// Whether the control is selected, which decides on a button's title.
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }
    /// Whether a finger is on the control. Has no effect in text.
    open var isHighlighted = false
    /// The place of a button's words across it: the middle by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsDisplay() } }

    /// The states that the control is in.
    open var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Makes a control that runs `primaryAction` when the thing happens that it is for.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Runs `action` when one of the events happens; an action of the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        actions.append((action, controlEvents))
    }

    /// Runs `action` no longer when one of the events happens.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Runs the action of an identifier no longer when one of the events happens.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions = actions.compactMap { entry in
            guard entry.action.identifier == actionIdentifier else { return entry }
            let left = entry.events.subtracting(controlEvents)
            return left.isEmpty ? nil : (entry.action, left)
        }
    }

    /// Runs the actions that wait for one of the events.
    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
            entry.action.perform(from: self)
        }
    }

    /// Runs an action with this control as its sender.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }

    override var isTextual: Bool { true }
}

/// The name of a method, of which there is none without Objective-C: source that passes nil compiles.
public enum Selector: Sendable {}

extension UIControl {
    /// Unavailable: selectors need Objective-C. Use `addAction(_:for:)`.
    @available(*, unavailable, message: "selectors need Objective-C: use addAction(UIAction { … }, for:)")
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}

    /// Unavailable: selectors need Objective-C. Use `removeAction(_:for:)`.
    @available(*, unavailable, message: "selectors need Objective-C: use removeAction(_:for:)")
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
}
