/// Carries a value over to the main actor, which is the only one to touch it from then on.
package struct Unchecked<Value>: @unchecked Sendable {
    package let value: Value

    package init(value: Value) {
        self.value = value
    }
}

/// Carries a view's action, which its author wrote for no other, to the main actor.
package nonisolated func mainActorAction(_ action: @escaping () -> Void) -> @MainActor () -> Void {
    let action = Unchecked(value: action)
    return { action.value() }
}
