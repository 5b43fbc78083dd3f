extension View {
    /// Sets the animation of the transaction of each change that brings the view up to date. A change is there at once;
    /// what an animation repeated for ever would hide stays to be seen.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        transaction { $0.animate(animation) }
    }

    /// Sets the animation of the transaction of each change in which `value` has changed. A change is there at once; what
    /// an animation repeated for ever would hide stays to be seen.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        transaction(value: value) { $0.animate(animation) }
    }

    /// Shows the view that `body` makes of this one. The animation has no effect in text.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View { body(PlaceholderContentView(content: AnyView(self))) }

    /// Shows the view that `body` makes of this one, and runs `transform` on the transaction of each change to it.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View { body(PlaceholderContentView(content: AnyView(self))).transaction(transform) }
}

extension ViewModifier {
    /// Sets the animation of the transaction of each change that brings the modified view up to date. A change is there
    /// at once.
    nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { $0.animate(animation) }
    }

    /// Runs `transform` on the transaction of each change that brings the modified view up to date.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        concat(_TransactionModifier(value: nil, transform: transform))
    }
}

extension Transaction {
    fileprivate mutating func animate(_ animation: Animation?) {
        if !disablesAnimations { self.animation = animation }
    }
}
