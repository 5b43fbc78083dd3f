import TextUICore

extension Binding where Value: Sendable {
    /// A binding to what a view holds, which does not keep the view; another value where it is gone.
    @MainActor
    static func of<Owner: UIView>(
        _ owner: Owner, else other: Value, get: @escaping @MainActor (Owner) -> Value,
        set: @escaping @MainActor (Owner, Value) -> Void
    ) -> Binding {
        Binding(
            get: { [weak owner] in MainActor.assumeIsolated { owner.map(get) ?? other } },
            set: { [weak owner] value in
                MainActor.assumeIsolated {
                    if let owner { set(owner, value) }
                }
            })
    }
}
