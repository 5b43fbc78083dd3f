/// Content that follows keyframes. As SwiftUI's `KeyframeAnimator`: in text it is where they lead to, at once.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
    let initial: Value
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath
    /// Nil where the keyframes are gone through without being asked to.
    let trigger: EquatableValue?
    @State private var reached: Value?

    init(
        _ initial: Value, _ trigger: EquatableValue?, _ content: @escaping (Value) -> Content,
        _ keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initial = initial
        self.trigger = trigger
        self.content = content
        self.keyframes = keyframes
    }

    /// Begins by itself, and shows the end of a round.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) { self.init(initialValue, nil, content, keyframes) }

    /// Begins when `trigger` has changed, from where it is.
    public init<T: Equatable>(
        initialValue: Value, trigger: T, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) { self.init(initialValue, EquatableValue(trigger), content, keyframes) }

    private func end(from value: Value) -> Value {
        KeyframeTimeline(initialValue: value) { keyframes(value) }.value(progress: 1)
    }

    @MainActor
    public var body: some View {
        content(trigger == nil ? end(from: initial) : reached ?? initial)
            .onChange(of: trigger) { reached = end(from: reached ?? initial) }
    }
}

extension View {
    /// Shows the view at the end of the keyframes.
    nonisolated public func keyframeAnimator<Value, K: Keyframes, C: View>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> C,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) -> some View where K.Value == Value {
        let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
        return KeyframeAnimator(initialValue, nil, { content(placeholder, $0) }, keyframes)
    }

    /// Shows the view at its beginning, and at the end of the keyframes when `trigger` has changed.
    nonisolated public func keyframeAnimator<Value, T: Equatable, K: Keyframes, C: View>(
        initialValue: Value, trigger: T,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> C,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) -> some View where K.Value == Value {
        let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
        return KeyframeAnimator(initialValue, EquatableValue(trigger), { content(placeholder, $0) }, keyframes)
    }
}
