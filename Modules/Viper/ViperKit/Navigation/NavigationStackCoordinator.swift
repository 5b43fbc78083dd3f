#if canImport(SwiftUI)
    import Combine
    import SwiftUI
#else
    import OpenCombine
    import TextUI
#endif

/// An object that navigates a `CoordinatingNavigationStack`: it holds the path of Parameters that lead to the screen on
/// top.
///
/// A Presenter gets it from its View, out of the environment, and calls `push`. A value that is appended to `path` is
/// shown too: by a `NavigationStack` always, by a navigation controller that the coordinator leads if the value is
/// Codable and its type is neither private nor generic.
///
/// Source: the SwiftUI VIPER Architecture; the verbs beside its `path` are the kit's own, after
/// `UINavigationController`.
@MainActor
public final class NavigationStackCoordinator: ObservableObject {
    /// The Parameters of every screen above the root, in the document's words: `path.append(parameters)` shows a scene.
    public var path: NavigationPath {
        get { trail.path }
        set { trail.follow(newValue) }
    }

    /// The values of the path from the root up; nil for one that was put there by others and does not tell itself.
    package var values: [AnyHashable?] { trail.values }

    @Published private(set) var trail: Trail {
        didSet {
            follower?(trail.values)
            noteChange(from: oldValue.path)
        }
    }

    /// The value whose scene is shown over the stack, as `presentationDestination(for:destination:)` says for its type;
    /// nil where none is.
    @Published public private(set) var presented: Presented?

    /// The changes that the coordinator has made, oldest first.
    public private(set) var journal: [NavigationEvent] = []

    /// A publisher of each event of the journal, after the path or the presented scene has changed.
    public let events = PassthroughSubject<NavigationEvent, Never>()

    /// The coordinator of the stack that presents this one's; nil where none does.
    public internal(set) weak var parent: NavigationStackCoordinator?

    private var queue: [@MainActor (NavigationStackCoordinator) -> Void]?
    private var event: NavigationEvent?
    /// The subject that the scene on top has been handed and has not taken yet.
    private var handed: (receiver: AnyHashable, subject: Any)?
    /// Shows the path where no `NavigationStack` does.
    var follower: (@MainActor ([AnyHashable?]) -> Void)?

    /// Makes a coordinator of a path, which is empty by default.
    public init(path: NavigationPath = NavigationPath()) {
        trail = Trail(path)
    }

    /// A coordinator that keeps what it is told until it is handed over to one that has a stack.
    static func waiting() -> NavigationStackCoordinator {
        let coordinator = NavigationStackCoordinator()
        coordinator.queue = []
        return coordinator
    }

    /// Does here, in order, what `other` was told while it was waiting.
    func takeOver(from other: NavigationStackCoordinator) {
        guard other !== self, let queue = other.queue else { return }
        other.queue = []
        for action in queue { action(self) }
    }

    /// Shows the scene of `value` on top.
    ///
    /// Before a View has appeared, a coordinator that waits keeps the push until it does.
    public func push<Value: Hashable & Codable>(_ value: Value) {
        perform {
            $0.change(.push(name(of: value))) { $0.append(value) }
        }
    }

    /// Shows the scene of `value` on top. A path with a value that is not Codable has no snapshot.
    @_disfavoredOverload
    public func push<Value: Hashable>(_ value: Value) {
        perform {
            $0.change(.push(name(of: value))) { $0.append(value) }
        }
    }

    /// Goes back `count` screens, at most to the root.
    public func pop(_ count: Int = 1) {
        perform {
            let count = min(count, $0.path.count)
            guard count > 0 else { return }
            $0.change(.pop(count)) { $0.removeLast(count) }
        }
    }

    /// Goes back to the nearest screen whose Parameters equal `value`, and does nothing if there is none.
    public func pop<Value: Hashable>(to value: Value) {
        perform {
            guard let distance = $0.path.distance(to: value), distance > 0 else { return }
            $0.change(.popTo(name(of: value))) { $0.removeLast(distance) }
        }
    }

    /// Goes back to the root.
    public func popToRoot() {
        perform {
            guard !$0.path.isEmpty else { return }
            $0.change(.popToRoot) { $0.removeLast($0.values.count) }
        }
    }

    /// Shows the scene of `value` in the place of the screen on top; at the root, above it.
    public func replace<Value: Hashable & Codable>(_ value: Value) {
        perform {
            $0.change(.replace(name(of: value))) {
                if !$0.path.isEmpty { $0.removeLast() }
                $0.append(value)
            }
        }
    }

    /// Shows the scene of `value` in the place of the screen on top, and hands its Presenter `subject`, which it then
    /// need not fetch.
    ///
    /// The subject is handed over once and not kept in the path, so that nobody who comes back later sees it out of
    /// date.
    public func replace<Value: Hashable & Codable, Subject>(_ value: Value, handing subject: Subject) {
        perform {
            $0.replace(value)
            $0.handed = (AnyHashable(value), subject)
        }
    }

    /// Takes the subject that the scene of `value` was handed; nil if there is none of that type, or it has been taken.
    public func takeHanded<Value: Hashable, Subject>(_ type: Subject.Type, to value: Value) -> Subject? {
        guard let handed, handed.receiver == AnyHashable(value), let subject = handed.subject as? Subject else {
            return nil
        }
        self.handed = nil
        return subject
    }

    /// Goes to another path at once, such as that of a deep link.
    public func replacePath(_ values: [any Hashable & Codable]) {
        replace(with: Trail(values.map { AnyHashable($0) }))
    }

    func replace(with trail: Trail) {
        perform {
            $0.change(.replacePath(trail.values.count)) { $0 = trail }
        }
    }

    /// Shows the scene of `value` over the stack, in a sheet.
    public func present<Value: Hashable>(_ value: Value) {
        perform {
            $0.presented = Presented(value)
            $0.note(.present(name(of: value)))
        }
    }

    /// Takes away the scene over the stack; where there is none, the stack itself if another stack presents it.
    public func dismiss() {
        perform {
            if let presented = $0.presented {
                $0.presented = nil
                $0.note(.dismiss(name(of: presented.value.base)))
            } else {
                $0.parent?.dismiss()
            }
        }
    }

    private func perform(_ action: @escaping @MainActor (NavigationStackCoordinator) -> Void) {
        if queue != nil { queue?.append(action) } else { action(self) }
    }

    private func change(_ event: NavigationEvent, _ body: (inout Trail) -> Void) {
        self.event = event
        handed = nil
        var changed = trail
        body(&changed)
        trail = changed
        self.event = nil
    }

    /// Takes over where somebody has gone by other means.
    func take(_ values: [AnyHashable]) {
        guard values != trail.values else { return }
        if values.count > trail.values.count, let value = values.last {
            event = .push(name(of: value.base))
        }
        trail = Trail(values)
        event = nil
    }

    private func noteChange(from old: NavigationPath) {
        if let event {
            note(event)
        } else if path.count > old.count {
            note(.push(topName))
        } else if path.count < old.count {
            note(.pop(old.count - path.count))
        } else if path != old {
            note(.replace(topName))
        }
    }

    private var topName: String? { trail.values.last.flatMap(\.self).map { name(of: $0.base) } }

    private func note(_ event: NavigationEvent) {
        journal.append(event)
        events.send(event)
    }
}

private func name<Value>(of value: Value) -> String {
    String(describing: type(of: value as Any))
}
