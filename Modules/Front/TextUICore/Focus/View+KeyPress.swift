/// A modifier that tells of key presses while the focus is in the view.
nonisolated public struct _KeyPressModifier: ViewModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    let wanted: WantedKeys
    let phases: KeyPress.Phases
    let action: (KeyPress) -> KeyPress.Result

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        KeyPressNode(view, context)
    }
}

/// Something that is told of keys.
@MainActor
package protocol KeyFollower: ViewNode {
    /// The keys that it is told of now.
    var wanted: WantedKeys { get }
    func perform(_ press: KeyPress) -> KeyPress.Result
    /// The controls in it that can have the focus.
    var focusIDs: Set<FocusID> { get }
}

private final class KeyPressNode<Base: View>:
    ContentNode<ModifiedContent<Base, _KeyPressModifier>, Base>, KeyFollower
{
    override init(_ view: ModifiedContent<Base, _KeyPressModifier>, _ context: NodeContext) {
        super.init(view, context)
        graph.keyFollowers.add(self)
    }

    override class func content(of view: ModifiedContent<Base, _KeyPressModifier>) -> Base { view.content }

    var wanted: WantedKeys {
        environment.isEnabled && view.modifier.phases.contains(.down) ? view.modifier.wanted : .keys([])
    }

    func perform(_ press: KeyPress) -> KeyPress.Result { view.modifier.action(press) }

    var focusIDs: Set<FocusID> { Set(child.elements.flatMap(SemanticTree.of).compactMap(\.focusID)) }
}

/// The views of a screen that are told of keys.
@MainActor
package struct KeyFollowers {
    private struct Weak {
        weak var follower: (any KeyFollower)?
    }

    private var all: [Weak] = []

    mutating func add(_ follower: any KeyFollower) {
        all.removeAll { $0.follower?.isMounted != true }
        all.append(Weak(follower: follower))
    }

    /// Those around the focus that take a key, the innermost first.
    package func taking(_ press: KeyPress, at focus: FocusID?) -> [any KeyFollower] {
        guard !all.isEmpty, let focus else { return [] }
        return active.filter { $0.wanted.contains(press) && $0.focusIDs.contains(focus) }
            .sorted { $0.depth > $1.depth }
    }

    /// The keys that views around each control take while it has the focus.
    package var keys: [FocusID: [WantedKeys]] {
        var keys: [FocusID: [WantedKeys]] = [:]
        for follower in active {
            for focus in follower.focusIDs { keys[focus, default: []].append(follower.wanted) }
        }
        return keys
    }

    private var active: [any KeyFollower] { all.compactMap(\.follower).filter { $0.isMounted && $0.isActive } }
}

extension View {
    /// Runs `action` when a key is pressed while the focus is in the view. As in SwiftUI, the view nearest to the focus
    /// is asked first, and the screen's own keys last; a held key is told again and again.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(wanted: .keys([key]), phases: .down, action: { _ in action() }))
    }

    /// Runs `action` in given phases of a key. Text tells of `down` alone.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(wanted: .keys([key]), phases: phases, action: action))
    }

    /// Runs `action` when one of several keys is pressed. Text tells of the phase `down` alone.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(wanted: .keys(keys), phases: phases, action: action))
    }

    /// Runs `action` when a key is pressed that types one of `characters`.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(wanted: .characters(characters), phases: phases, action: action))
    }

    /// Runs `action` when any key is pressed. Text tells of the phase `down` alone.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(wanted: .all, phases: phases, action: action))
    }
}

extension Graph {
    private enum KeyFollowersKey: GraphKey { static var initialValue: KeyFollowers { .init() } }

    /// The views that are told of keys.
    package var keyFollowers: KeyFollowers {
        get { self[KeyFollowersKey.self] }
        set { self[KeyFollowersKey.self] = newValue }
    }
}
