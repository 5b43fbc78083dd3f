@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    public struct Binding {
        public var wrappedValue: Value {
            get { fatalError() }
            nonmutating set {}
        }

        public var projectedValue: FocusState<Value>.Binding { self }
    }

    public init() where Value == Bool {}
    public init<T: Hashable>() where Value == T? {}

    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }

    public var projectedValue: FocusState<Value>.Binding { fatalError() }
}

extension FocusState: Sendable where Value: Sendable {}

extension View {
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
}
