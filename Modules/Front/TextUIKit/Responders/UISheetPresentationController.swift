/// The presentation of a sheet. As UIKit's `UISheetPresentationController`; its heights and looks are kept, and have no
/// effect in text, where a sheet has the screen's height.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests. As UIKit's `UISheetPresentationController.Detent`.
    @MainActor @preconcurrency
    public final class Detent {
        /// The name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name's text.
            public let rawValue: String
            /// Makes a name of its text.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Makes a name of its text.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// About half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// All of the screen.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name of the height.
        public let identifier: Identifier
        private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(
            _ identifier: Identifier,
            height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.height = height
        }

        /// Returns the height of about half of the screen.
        public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
        /// Returns the height of all of the screen.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// Returns a height of the program's own, in points.
        ///
        /// - Parameters:
        ///   - identifier: The name of the height; `custom` by default.
        ///   - resolver: Returns the height; nil where the sheet does not rest there.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("custom"), height: resolver) }

        /// Returns the height in points; nil where the sheet does not rest there.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            height(context)
        }
    }

    /// The heights at which the sheet rests.
    open var detents = [Detent.large()]
    /// The name of the height at which it rests; nil for the least.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// The name of the greatest height at which what is below is not dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether the sheet grows when its content is scrolled to the edge.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet shows that it can be dragged.
    open var prefersGrabberVisible = false
    /// Whether the sheet reaches the edge on low screens.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether the sheet at the edge is as wide as its content would like.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// The radius of the sheet's corners in points; nil for the usual one.
    open var preferredCornerRadius: CGFloat?
    /// The view that the sheet comes from.
    open var sourceView: UIView?

    /// Runs changes of the sheet, which have no movement in text.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Asks for the heights again, which nothing depends on in text.
    open func invalidateDetents() {}
}

/// What a height of the program's own is found from. As UIKit's protocol of that name.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The traits of the sheet.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height that there may be, in points.
    var maximumDetentValue: CGFloat { get }
}

extension UIViewController {
    /// The presentation of the controller as a sheet; nil where its style covers the screen.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
}
