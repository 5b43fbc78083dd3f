/// A modifier that tells of key presses while the focus is in the view.
nonisolated public struct _KeyPressModifier: ViewModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    let takes: (KeyPress) -> Bool
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
protocol KeyFollower: ViewNode {
    func takes(_ press: KeyPress) -> Bool
    func perform(_ press: KeyPress) -> KeyPress.Result
    func holds(_ focus: FocusID) -> Bool
}

private final class KeyPressNode<Base: View>:
    ContentNode<ModifiedContent<Base, _KeyPressModifier>, Base>, KeyFollower
{
    override init(_ view: ModifiedContent<Base, _KeyPressModifier>, _ context: NodeContext) {
        super.init(view, context)
        graph.keyFollowers.add(self)
    }

    override class func content(of view: ModifiedContent<Base, _KeyPressModifier>) -> Base { view.content }

    func takes(_ press: KeyPress) -> Bool { environment.isEnabled && view.modifier.takes(press) }

    func perform(_ press: KeyPress) -> KeyPress.Result { view.modifier.action(press) }

    func holds(_ focus: FocusID) -> Bool {
        child.elements.contains { SemanticTree.of($0).contains { $0.focusID == focus } }
    }
}

/// The views of a screen that are told of keys.
@MainActor
struct KeyFollowers {
    private struct Weak {
        weak var follower: (any KeyFollower)?
    }

    private var all: [Weak] = []

    mutating func add(_ follower: any KeyFollower) {
        all.removeAll { $0.follower?.isMounted != true }
        all.append(Weak(follower: follower))
    }

    /// Those around the focus that take a key, the innermost first.
    func taking(_ press: KeyPress, at focus: FocusID?) -> [any KeyFollower] {
        guard !all.isEmpty, let focus else { return [] }
        return all.compactMap(\.follower)
            .filter { $0.isMounted && $0.isActive && $0.takes(press) && $0.holds(focus) }
            .sorted { $0.depth > $1.depth }
    }
}

extension View {
    /// Runs `action` when a key is pressed while the focus is in the view. As in SwiftUI, the view nearest to the focus
    /// is asked first, and the screen's own keys last; a held key is told again and again.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(takes: { $0.key == key }, action: { _ in action() }))
    }

    /// Runs `action` in given phases of a key. Text tells of `down` alone.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(takes: { $0.key == key && phases.contains($0.phase) }, action: action))
    }

    /// Runs `action` when one of several keys is pressed. Text tells of the phase `down` alone.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(takes: { keys.contains($0.key) && phases.contains($0.phase) }, action: action))
    }

    /// Runs `action` when a key is pressed that types one of `characters`.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            _KeyPressModifier(
                takes: { press in
                    phases.contains(press.phase) && press.characters.unicodeScalars.allSatisfy(characters.contains)
                }, action: action))
    }

    /// Runs `action` when any key is pressed. Text tells of the phase `down` alone.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(takes: { phases.contains($0.phase) }, action: action))
    }
}
