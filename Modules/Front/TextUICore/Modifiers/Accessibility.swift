/// The modifier that changes how the elements of a view are read.
nonisolated public struct _SemanticModifier: ElementModifier {
    public typealias Body = Never

    /// Whether nothing of the content is read.
    var isHidden = false
    /// Gives the elements to be read in place of those below.
    let transform: @MainActor ([SemanticElement], CellRect, EnvironmentValues) -> [SemanticElement]

    @MainActor
    public func describe(
        _ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ tree: inout SemanticTree
    ) {
        for element in transform(SemanticTree.of(content), frame, environment) { tree.add(element) }
    }

    public func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        isHidden && key == UnreadTrait.self ? true as? Key.Value : nil
    }

    /// Makes the node that hands the elements through the change.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

/// A way to read the children of a container.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    /// The container is one element, without its children's words. Those that can be acted on stay.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// Each child is an element, as without the modifier.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// The children are one element: the first that can be acted on, else a text; its label is the words of all.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension [SemanticElement] {
    /// Returns one element for several that are read together: the one that can be acted on, or their words. Several that
    /// can be acted on stay behind what is said of all, as fingers reach them whatever is read.
    fileprivate func merged(_ frame: CellRect) -> [SemanticElement] {
        guard count > 1 else { return self }
        let controls = filter(\.isActionable)
        if controls.count > 1 {
            if count == controls.count + 1, !self[0].isActionable { return self }
            return [SemanticElement(.text, label: SemanticTree.label(self), frame: frame)] + controls
        }
        var one = first(where: \.isActionable) ?? SemanticElement(.text, label: "", frame: frame)
        one.label = SemanticTree.label(self)
        one.value = nil
        return [one]
    }
}

extension [SemanticElement] {
    /// Gives the hint to the element that can be acted on, where it has none from within.
    func hinting(_ hint: String) -> Self {
        var elements = self
        let index = firstIndex(where: \.isActionable) ?? indices.first
        if let index, elements[index].hint == nil { elements[index].hint = hint }
        return elements
    }

    /// Returns the elements, each with a change.
    func changing(_ change: (inout SemanticElement) -> Void) -> Self {
        map {
            var element = $0
            change(&element)
            return element
        }
    }
}

extension View {
    nonisolated func semantics(
        _ transform: @escaping @MainActor ([SemanticElement], CellRect, EnvironmentValues) -> [SemanticElement]
    ) -> some View {
        modifier(_SemanticModifier(transform: transform))
    }

    nonisolated func eachSemantic(_ change: @escaping @MainActor (inout SemanticElement) -> Void) -> some View {
        semantics { elements, _, _ in elements.changing(change) }
    }

    /// Names the view: commands press it by that label, json has it as `label`. Several elements are merged to one.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        semantics { elements, frame, environment in
            var merged = elements.merged(frame)
            if merged.isEmpty { merged = [SemanticElement(.text, label: "", frame: frame)] }
            merged[0].label = label.wordsToRead(in: environment)
            return merged
        }
    }

    /// Names the view by a localized string.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Names the view by a string as it stands.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets the view's value, json's `value`. Several elements are merged to one.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        semantics { elements, frame, environment in
            var merged = elements.merged(frame)
            if !merged.isEmpty { merged[0].value = value.wordsToRead(in: environment) }
            return merged
        }
    }

    /// Sets the view's value to a localized string.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Sets the view's value to a string as it stands.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Names the view for programs, in json as `identifier`; commands and tests find it by that. The innermost
    /// identifier counts, and an empty one is none.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        eachSemantic { if $0.identifier == nil, !identifier.isEmpty { $0.identifier = identifier } }
    }

    /// Says what comes of the view, where its name does not. A browser's page has it as a description; in text it has no
    /// effect.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        accessibilityHint(hint, isEnabled: true)
    }

    /// Says by a localized string what comes of the view. Has no effect in text.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Says by a string as it stands what comes of the view. Has no effect in text.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Leaves the view out of the elements while `hidden` is true; it is still drawn.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(_SemanticModifier(isHidden: hidden) { elements, _, _ in hidden ? [] : elements })
    }

    /// Sets how the children of the view are read.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        semantics { elements, frame, _ in
            switch children {
            case .combine: elements.merged(frame)
            case .ignore: [SemanticElement(.text, label: "", frame: frame)] + elements.filter(\.isActionable)
            default: elements
            }
        }
    }

    /// Adds traits to each element of the view. In text `.isHeader`, `.isButton`, `.isLink` and `.isSelected` count.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        eachSemantic { element in
            if traits.contains(.isHeader), element.role == .text { element.role = .heading }
            if traits.contains(.isButton), element.role == .text { element.role = .button }
            if traits.contains(.isLink) { element.role = .link }
            if traits.contains(.isSelected) { element.value = element.value ?? "selected" }
            if traits.contains(.updatesFrequently) { element.isLive = true }
        }
    }

    /// Removes traits from each element of the view. In text only `.isHeader` counts: a heading is a text again.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        eachSemantic { element in
            if traits.contains(.isHeader), element.role == .heading { element.role = .text }
        }
    }

    /// Gives the view a further action with a name: `3 > Name` in lines, `"action":"Name"` in json, `.` at a terminal.
    nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> some View {
        let handler = mainActorAction(handler)
        return semantics { elements, _, environment in
            var elements = elements
            let action = RowAction(name: name.wordsToRead(in: environment), perform: handler)
            let index = elements.firstIndex(where: \.isActionable) ?? elements.indices.first
            if let index { elements[index].furtherActions.append(action) }
            return elements
        }
    }

    /// Gives the view a further action with a localized name.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Sets the order in which views are read. Has no effect in text: elements are read in the order in which they
    /// stand.
    nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View { self }
}
