import TextUICore

/// A movement of fingers that a view waits for. As UIKit's `UIGestureRecognizer`; no movement comes to views in text, so
/// that it stays `possible`. A button takes presses, and SwiftUI's gestures have actions.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    /// The state of a gesture. In text it stays `possible`.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The end of a gesture that is recognized at once.
        public static let recognized = State.ended
    }

    /// The state of the gesture.
    open var state = State.possible
    /// Whether the gesture is waited for.
    open var isEnabled = true
    /// Whether touches are taken from the view once the gesture is recognized. Has no effect in text.
    open var cancelsTouchesInView = true
    /// Whether touches begin in the view only once the gesture has failed. Has no effect in text.
    open var delaysTouchesBegan = false
    /// Whether touches end in the view only once the gesture has failed. Has no effect in text.
    open var delaysTouchesEnded = true
    /// The gesture's name, for debugging.
    open var name: String?
    /// The object that is asked about the gesture. It is not asked in text.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view that waits for the gesture.
    open internal(set) weak var view: UIView?
    /// The number of touches: none.
    open var numberOfTouches: Int { 0 }

    /// Makes a gesture that tells nobody.
    public override nonisolated init() {}

    /// Returns the place of the gesture, in points: the corner of the view.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Waits until another gesture has failed. Has no effect in text.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// An object that is asked about gestures. As UIKit's `UIGestureRecognizerDelegate`; it is not asked in text.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Returns whether a gesture may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Returns whether two gestures may be recognized together.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Returns true.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// Taps. As UIKit's `UITapGestureRecognizer`; without effect in text.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps.
    open var numberOfTapsRequired = 1
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
}

/// A press that lasts. As UIKit's `UILongPressGestureRecognizer`; without effect in text.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The least time of the press, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The distance, in points, by which a finger may move.
    open var allowableMovement: CGFloat = 10
}

/// A finger that is moved. As UIKit's `UIPanGestureRecognizer`; without effect in text.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The least number of fingers.
    open var minimumNumberOfTouches = 1
    /// The greatest number of fingers.
    open var maximumNumberOfTouches = Int.max
    /// Returns the distance of the movement, in points: none.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// Sets the distance of the movement. Has no effect in text.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    /// Returns the speed of the movement, in points a second: none.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A finger that is moved in from an edge of the screen. As UIKit's `UIScreenEdgePanGestureRecognizer`; without effect in
/// text.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges from which a finger is moved in.
    open var edges: UIRectEdge = []
}

/// A finger that is moved quickly. As UIKit's `UISwipeGestureRecognizer`; without effect in text.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The ways in which a finger is moved. As UIKit's `UISwipeGestureRecognizer.Direction`.
    public struct Direction: OptionSet, Sendable {
        /// The ways as bits.
        public let rawValue: UInt
        /// Makes ways of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Up.
        public static let up = Direction(rawValue: 4)
        /// Down.
        public static let down = Direction(rawValue: 8)
    }

    /// The way in which a finger is moved.
    open var direction = Direction.right
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
}

/// Two fingers that move apart. As UIKit's `UIPinchGestureRecognizer`; without effect in text.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The factor by which the fingers have moved apart.
    open var scale: CGFloat = 1
    /// The speed of the factor, a second: none.
    open var velocity: CGFloat { 0 }
}

/// Two fingers that turn. As UIKit's `UIRotationGestureRecognizer`; without effect in text.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle, in radians.
    open var rotation: CGFloat = 0
    /// The speed of the angle, in radians a second: none.
    open var velocity: CGFloat { 0 }
}

extension UIView {
    /// Has the view wait for a gesture, which does not come in text.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        gestures.append(gestureRecognizer)
    }

    /// Has the view wait for a gesture no more.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.view = nil
        gestures.removeAll { $0 === gestureRecognizer }
    }

    /// The gestures that the view waits for; nil where there are none.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { gestures.isEmpty ? nil : gestures }
        set {
            gestures.forEach(removeGestureRecognizer)
            newValue?.forEach(addGestureRecognizer)
        }
    }
}
