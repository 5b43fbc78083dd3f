/// The modifier that gives the views below a changed environment.
nonisolated public struct _EnvironmentModifier: ViewModifier {
    public typealias Body = Never

    package let transform: (inout EnvironmentValues) -> Void
    /// Whether another such modifier would give the same environment; nil where that cannot be known.
    package let isSame: ((_EnvironmentModifier) -> Bool)?
    package let value: Any?

    package init(
        transform: @escaping (inout EnvironmentValues) -> Void, isSame: ((_EnvironmentModifier) -> Bool)?, value: Any?
    ) {
        self.transform = transform
        self.isSame = isSame
        self.value = value
    }

    /// Makes the node that hands the environment on.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        EnvironmentNode(view, context)
    }
}

private final class EnvironmentNode<Base: View>: ContentNode<ModifiedContent<Base, _EnvironmentModifier>, Base> {
    private var given: EnvironmentValues?
    private var outer: EnvironmentValues?

    override class func content(of view: ModifiedContent<Base, _EnvironmentModifier>) -> Base { view.content }

    override func childEnvironment() -> EnvironmentValues {
        if let given, let outer, outer.isIdentical(to: environment) { return given }
        var environment = environment
        outer = environment
        Tracking.run(self) { view.modifier.transform(&environment) }
        given = environment
        return environment
    }

    override func update(_ view: ModifiedContent<Base, _EnvironmentModifier>, _ environment: EnvironmentValues) {
        if view.modifier.isSame?(self.view.modifier) != true { given = nil }
        super.update(view, environment)
    }
}

extension View {
    /// An environment of which `value` under `keyPath` is known to be all that changes.
    package nonisolated func setting<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(
            _EnvironmentModifier(
                transform: { $0[keyPath: keyPath] = value },
                isSame: { other in (other.value as? V).map { areEqual($0, value) } ?? false }, value: value))
    }

    /// Sets a value of the environment for the view and those below.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        setting(keyPath, value)
    }

    /// Puts an observable object into the environment under its type; `nil` takes it out.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(
            _EnvironmentModifier(
                transform: { $0.setObject(object, for: T.self) },
                isSame: { other in other.value as? T === object }, value: object))
    }

    /// Puts an observable object into the environment under its type, for `@EnvironmentObject`.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(
            _EnvironmentModifier(
                transform: { $0.setObject(object, for: T.self) },
                isSame: { other in other.value as? T === object }, value: object))
    }

    /// Changes a value of the environment for the view and those below.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentModifier(transform: { transform(&$0[keyPath: keyPath]) }, isSame: nil, value: nil))
    }

    /// Sets the font. In text a font counts for its weight, italics and the like; a cell has one size.
    nonisolated public func font(_ font: Font?) -> some View { setting(\.font, font) }

    /// Sets the weight of letters. In text `.semibold` and heavier weights are bold.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        attribute(.bold, (weight ?? .regular) >= .semibold)
    }

    /// Sets the design of the font. Has no effect in text.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }
    /// Sets letters in bold while `isActive` is true.
    nonisolated public func bold(_ isActive: Bool = true) -> some View { attribute(.bold, isActive) }
    /// Sets letters in italics while `isActive` is true.
    nonisolated public func italic(_ isActive: Bool = true) -> some View { attribute(.italic, isActive) }
    /// Sets letters in a font of one width. Has no effect in text: all letters are.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }
    /// Sets digits in one width. Has no effect in text: all digits are.
    nonisolated public func monospacedDigit() -> some View { self }

    /// Underlines letters while `isActive` is true. The colour has no effect in text.
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        attribute(.underline, isActive)
    }

    /// Strikes letters through while `isActive` is true. The colour has no effect in text.
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        attribute(.strikethrough, isActive)
    }

    nonisolated private func attribute(_ attribute: CellAttributes, _ isActive: Bool) -> some View {
        modifier(
            _EnvironmentModifier(
                transform: {
                    if isActive { $0.cellAttributes.insert(attribute) } else { $0.cellAttributes.remove(attribute) }
                },
                isSame: { other in other.value as? [Int] == [Int(attribute.rawValue), isActive ? 1 : 0] },
                value: [Int(attribute.rawValue), isActive ? 1 : 0]))
    }

    /// Sets the style of letters and shapes; secondary and lower levels of it are fainter.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { foreground(style) }

    /// A style of its own makes the levels below it, too; a level is one of the style around.
    nonisolated private func foreground(_ style: (any ShapeStyle)?) -> some View {
        modifier(
            _EnvironmentModifier(
                transform: { environment in
                    // The foreground of the place stays what it is.
                    guard !(style is ForegroundStyle) else { return }
                    environment.foreground = style
                    if !(style is HierarchicalShapeStyle) { environment.foregroundLevels = style.map { [$0] } ?? [] }
                },
                isSame: { other in areEqual(other.value as? any ShapeStyle, style) }, value: style))
    }

    /// Sets the styles of `.primary` and `.secondary`.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View { foregroundStyles([primary, secondary]) }

    /// Sets the styles of `.primary`, `.secondary` and `.tertiary`.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View { foregroundStyles([primary, secondary, tertiary]) }

    nonisolated private func foregroundStyles(_ styles: [any ShapeStyle]) -> some View {
        modifier(
            _EnvironmentModifier(
                transform: { environment in
                    // A level that names a level means the one of the place around.
                    let outer = environment.foregroundLevels
                    let levels = styles.map { style in
                        (style as? HierarchicalShapeStyle).flatMap {
                            outer.indices.contains($0.level) ? outer[$0.level] : nil
                        }
                            ?? style
                    }
                    environment.foreground = levels[0]
                    environment.foregroundLevels = levels
                }, isSame: nil, value: nil))
    }

    /// Sets the colour of letters and shapes; `nil` is the colour of a screen that sets none.
    nonisolated public func foregroundColor(_ color: Color?) -> some View { foreground(color) }
    /// Sets the colour of controls; `nil` is the accent colour.
    nonisolated public func tint(_ tint: Color?) -> some View { setting(\.tint, tint) }

    /// Sets the colour of controls to the colour that a style comes to in text.
    @_disfavoredOverload
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(
            _EnvironmentModifier(
                transform: { $0.tint = tint?._resolve(in: $0).color.map { Color(.fixed($0), "tint") } }, isSame: nil,
                value: nil))
    }
    /// Sets the colour of controls, as `tint(_:)` does.
    nonisolated public func accentColor(_ color: Color?) -> some View { setting(\.tint, color) }
    /// Limits text to a number of lines; `nil` sets no limit.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        setting(\.lineLimit, number).setting(\.leastLines, 0)
    }

    /// Limits text to a number of lines, and keeps room for all of them if `reservesSpace` is true.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        setting(\.lineLimit, limit).setting(\.leastLines, reservesSpace ? limit : 0)
    }

    /// Keeps room for a least number of lines of text, without a limit.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        setting(\.lineLimit, nil).setting(\.leastLines, limit.lowerBound)
    }

    /// Limits text to a greatest number of lines.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Limits text to the upper bound of lines, and keeps room for the lower one.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        setting(\.lineLimit, limit.upperBound).setting(\.leastLines, limit.lowerBound)
    }

    /// Aligns the lines of a text with each other.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        setting(\.multilineTextAlignment, alignment)
    }

    /// Sets the place where a line that is too long is cut.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { setting(\.truncationMode, mode) }
    /// Sets all letters of texts in upper or lower case; `nil` leaves them as they are.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { setting(\.textCase, textCase) }

    /// Keeps the controls within the view from being acted on while `disabled` is true: `[-]` in lines,
    /// `"enabled":false` in json.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(
            _EnvironmentModifier(
                transform: { if disabled { $0.isEnabled = false } },
                isSame: { other in other.value as? Bool == disabled }, value: disabled))
    }

    /// Sets whether colours within the view are those of a light or a dark screen.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        setting(\.colorScheme, colorScheme)
    }

    /// Sets whether colours within the view are those of a light or a dark screen; `nil` leaves it to the terminal. In
    /// text it holds for the view alone, not for the screen around it.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(
            _EnvironmentModifier(
                transform: { if let colorScheme { $0.colorScheme = colorScheme } },
                isSame: { other in other.value as? ColorScheme? == colorScheme }, value: colorScheme)
        )
        .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}
