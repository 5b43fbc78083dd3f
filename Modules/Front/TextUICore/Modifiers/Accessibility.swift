/// Changes what the elements below say of themselves.
nonisolated public struct _SemanticModifier: ElementModifier {
    public typealias Body = Never

    /// Gives the elements to be read in place of those below.
    let transform: @MainActor ([SemanticElement], CellRect, EnvironmentValues) -> [SemanticElement]

    @MainActor
    func describe(
        _ content: Element, in frame: CellRect, _ environment: EnvironmentValues, _ tree: inout SemanticTree
    ) {
        for element in transform(SemanticTree.of(content), frame, environment) { tree.add(element) }
    }

    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

/// How the children of a container are read. As SwiftUI's `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a thing is to those who hear it. As SwiftUI's `AccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isLink = AccessibilityTraits(rawValue: 8)
    public static let isSearchField = AccessibilityTraits(rawValue: 16)
    public static let isImage = AccessibilityTraits(rawValue: 32)
    public static let playsSound = AccessibilityTraits(rawValue: 64)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
    public static let isStaticText = AccessibilityTraits(rawValue: 256)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
    public static let isModal = AccessibilityTraits(rawValue: 16384)
    public static let isToggle = AccessibilityTraits(rawValue: 32768)
}

extension [SemanticElement] {
    /// One element for several that are read together: the one that can be acted on, or their words.
    fileprivate func merged(_ frame: CellRect) -> [SemanticElement] {
        guard count > 1 else { return self }
        var one = first(where: \.isActionable) ?? SemanticElement(.text, label: "", frame: frame)
        one.label = SemanticTree.label(self)
        one.value = nil
        return [one]
    }
}

extension View {
    nonisolated func semantics(
        _ transform: @escaping @MainActor ([SemanticElement], CellRect, EnvironmentValues) -> [SemanticElement]
    ) -> some View {
        modifier(_SemanticModifier(transform: transform))
    }

    nonisolated private func eachSemantic(_ change: @escaping @MainActor (inout SemanticElement) -> Void) -> some View {
        semantics { elements, _, _ in
            elements.map {
                var element = $0
                change(&element)
                return element
            }
        }
    }

    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        semantics { elements, frame, environment in
            var merged = elements.merged(frame)
            if merged.isEmpty { merged = [SemanticElement(.text, label: "", frame: frame)] }
            merged[0].label = label.string(in: environment)
            return merged
        }
    }

    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        semantics { elements, frame, environment in
            var merged = elements.merged(frame)
            if !merged.isEmpty { merged[0].value = value.string(in: environment) }
            return merged
        }
    }

    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// An empty identifier is none.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        eachSemantic { if $0.identifier == nil, !identifier.isEmpty { $0.identifier = identifier } }
    }

    /// A hint is spoken after a pause; in text it is left out.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        semantics { elements, _, _ in hidden ? [] : elements }
    }

    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        semantics { elements, frame, _ in
            switch children {
            case .combine: elements.merged(frame)
            case .ignore: [SemanticElement(.text, label: "", frame: frame)]
            default: elements
            }
        }
    }

    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        eachSemantic { element in
            if traits.contains(.isHeader), element.role == .text { element.role = .heading }
            if traits.contains(.isButton), element.role == .text { element.role = .button }
            if traits.contains(.isLink) { element.role = .link }
            if traits.contains(.isSelected) { element.value = element.value ?? "selected" }
        }
    }

    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        eachSemantic { element in
            if traits.contains(.isHeader), element.role == .heading { element.role = .text }
        }
    }

    nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> some View {
        let handler = mainActorAction(handler)
        return semantics { elements, _, environment in
            var elements = elements
            let action = RowAction(name: name.string(in: environment), perform: handler)
            let index = elements.firstIndex(where: \.isActionable) ?? elements.indices.first
            if let index { elements[index].furtherActions.append(action) }
            return elements
        }
    }

    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View { self }
}
