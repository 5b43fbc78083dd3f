/// A view that updates by a schedule, as SwiftUI's `TimelineView`: once a second at most, and only while it is on the
/// screen.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// No body: the view is a primitive.
    public typealias Body = Never
    /// The context that the content gets.
    public typealias Context = TimelineViewContext

    let schedule: Schedule
    let content: (TimelineViewContext) -> Content

    /// Creates a view whose content is made anew at the dates of `schedule`.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        TimelineNode(view, context)
    }
}

/// The date of a timeline's update, as SwiftUI's `TimelineView.Context`.
public struct TimelineViewContext: Sendable {
    /// The frequency of a timeline's updates, as SwiftUI's `TimelineView.Context.Cadence`.
    public enum Cadence: Comparable, Sendable {
        /// Continuous, once a second, or once a minute.
        case live, seconds, minutes
    }

    /// The date of the schedule that this update is for.
    public let date: Date
    /// The frequency of updates: always `seconds` in text.
    public let cadence: Cadence

    /// Asks for an update ahead of the schedule. Has no effect in text.
    public func invalidateTimelineContent() {}
}

/// The context type of a timeline, under the name that SwiftUI gives it outside `TimelineView`.
public typealias TimelineViewDefaultContext = TimelineViewContext

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
    TypedNode<TimelineView<Schedule, Content>>, ClockFollower
{
    private var child: TypedNode<Content>!
    private var dates: Schedule.Entries.Iterator
    /// The entry that counts, and the one after it.
    private var date: Date
    private var next: Date?

    override init(_ view: TimelineView<Schedule, Content>, _ context: NodeContext) {
        date = context.environment.now()
        dates = view.schedule.entries(from: date, mode: .normal).makeIterator()
        next = dates.next()
        super.init(view, context)
        _ = goOn()
        child = Content.makeNode(evaluate(), in: self)
        follow()
    }

    private func follow() {
        if isActive, next != nil { graph.clock.add(self) }
    }

    /// Takes the last entry that is not in the future; whether that is another than before.
    private func goOn() -> Bool {
        let now = environment.now()
        let old = date
        while let entry = next, entry <= now {
            date = entry
            next = dates.next()
        }
        return date != old
    }

    private func evaluate() -> Content {
        isOutdated = false
        return Tracking.run(self) { view.content(TimelineViewContext(date: date, cadence: .seconds)) }
    }

    override func activityChanged() {
        follow()
    }

    func clockTicked() {
        if goOn() { invalidate() }
    }

    override var children: [ViewNode] { ViewNode.only(child) }

    override func refresh() {
        child.update(evaluate(), environment)
    }

    override func update(_ view: TimelineView<Schedule, Content>, _ environment: EnvironmentValues) {
        let isSame = areEqual(view.schedule, self.view.schedule)
        super.update(view, environment)
        if !isSame {
            date = environment.now()
            dates = view.schedule.entries(from: date, mode: .normal).makeIterator()
            next = dates.next()
            _ = goOn()
            follow()
        }
        refresh()
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        self.environment = environment
        child.propagate(environment)
    }
}
