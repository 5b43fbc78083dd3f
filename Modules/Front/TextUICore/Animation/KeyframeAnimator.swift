/// A view whose content follows keyframes, as SwiftUI's `KeyframeAnimator`. Text shows no motion: the content is drawn
/// with the value at the end of the keyframes at once.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
    let initial: Value
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath
    /// Nil where the keyframes run without a trigger.
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

    /// Creates an animator that runs by itself and shows the value at the end of one round. `repeating` has no effect
    /// in text.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) { self.init(initialValue, nil, content, keyframes) }

    /// Creates an animator that shows `initialValue` first, and the end of the keyframes from the current value
    /// whenever `trigger` changes.
    public init<T: Equatable>(
        initialValue: Value, trigger: T, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) { self.init(initialValue, EquatableValue(trigger), content, keyframes) }

    private func end(from value: Value) -> Value {
        KeyframeTimeline(initialValue: value) { keyframes(value) }.value(progress: 1)
    }

    /// The content, drawn with the value that the keyframes have led to.
    @MainActor
    public var body: some View {
        content(trigger == nil ? end(from: initial) : reached ?? initial)
            .onChange(of: trigger) { reached = end(from: reached ?? initial) }
    }
}

extension View {
    /// Draws the view with the value at the end of the keyframes. `repeating` has no effect in text.
    nonisolated public func keyframeAnimator<Value, K: Keyframes, C: View>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> C,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) -> some View where K.Value == Value {
        let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
        return KeyframeAnimator(initialValue, nil, { content(placeholder, $0) }, keyframes)
    }

    /// Draws the view with `initialValue` first, and with the value at the end of the keyframes whenever `trigger`
    /// changes.
    nonisolated public func keyframeAnimator<Value, T: Equatable, K: Keyframes, C: View>(
        initialValue: Value, trigger: T,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> C,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) -> some View where K.Value == Value {
        let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
        return KeyframeAnimator(initialValue, EquatableValue(trigger), { content(placeholder, $0) }, keyframes)
    }
}
