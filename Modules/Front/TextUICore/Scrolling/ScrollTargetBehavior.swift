/// A rule for the place where a scroll comes to rest. In text it rests on a row, and the rule is not asked.
public protocol ScrollTargetBehavior {
    /// Changes the place where a scroll comes to rest; never called in text.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    /// The circumstances of the scroll.
    typealias TargetContext = ScrollTargetBehaviorContext
}

/// The place where a scroll comes to rest.
public struct ScrollTarget: Hashable {
    /// The part of the content, in points.
    public var rect: CGRect
    /// The point of the part that the window keeps.
    public var anchor: UnitPoint?
}

/// The circumstances of a scroll.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The place where it would come to rest by itself.
    public let originalTarget: ScrollTarget
    /// Its speed, in points a second.
    public let velocity: CGVector
    /// The size of the content, in points.
    public let contentSize: CGSize
    /// The size of the window, in points.
    public let containerSize: CGSize
    /// The axes of the scroll view.
    public let axes: Axis.Set
    let environment: EnvironmentValues

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// A rule that scrolls by pages; without effect in text.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the rule.
    public init() {}
    /// Leaves the target as it is.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// A rule that comes to rest at a view; without effect in text.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// A limit for the views that one scroll passes.
    public struct LimitBehavior: Sendable {
        /// The platform's own.
        public static let automatic = LimitBehavior()
        /// A limit always.
        public static let always = LimitBehavior()
        /// A few views.
        public static let alwaysByFew = LimitBehavior()
        /// One view.
        public static let alwaysByOne = LimitBehavior()
        /// No limit.
        public static let never = LimitBehavior()
    }

    /// Creates the rule. The limit has no effect in text.
    public init(limitBehavior: LimitBehavior = .automatic) {}
    /// Creates the rule. Neither limit nor anchor has an effect in text.
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
    /// Leaves the target as it is.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// A rule that scrolls by pages; without effect in text.
    public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// A rule that comes to rest at a view; without effect in text.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
    /// A rule that comes to rest at a view, with a limit; without effect in text.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior) }
}
