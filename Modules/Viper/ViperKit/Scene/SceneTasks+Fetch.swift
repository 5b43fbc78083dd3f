extension SceneTasks {
    /// Fetches a value that a scene shows into a property of its Presenter.
    ///
    /// Source: the kit's own.
    ///
    /// - Parameters:
    ///   - property: The property of the Presenter. Of two fetches into it, the answer that comes too late is dropped.
    ///   - owner: The Presenter. The work does not hold it.
    ///   - announcing: Whether somebody waits for the value: then an alert says a failure, too. A fetch that nobody
    ///     asked for shows no alert.
    ///   - progress: The progress that is shown until an answer is there, be it a newer one's; nil for none.
    ///   - isWanted: A test whether the answer still fits the scene; any other is dropped.
    ///   - work: The work that fetches the value.
    @discardableResult
    public func fetch<Owner: AlertPresentable & ProgressViewPresentable & Sendable, Value>(
        _ property: ReferenceWritableKeyPath<Owner, Fetched<Value>>, of owner: Owner, announcing: Bool,
        progress: ProgressViewParameters? = nil, where isWanted: @escaping @MainActor (Owner) -> Bool = { _ in true },
        _ work: @escaping @Sendable () async throws -> Value
    ) -> Task<Void, Never> {
        let name = "\(property)"
        if let progress {
            owner.progressViewParameters = progress
            loading.insert(name)
        }
        return start(name, isFetch: true, for: owner, work) { [weak self] owner, result in
            guard isWanted(owner) else { return }
            if self?.loading.remove(name) != nil { owner.progressViewParameters = nil }
            let fetched = owner[keyPath: property].taking(result)
            if owner[keyPath: property] != fetched { owner[keyPath: property] = fetched }
            if announcing, case .failure(let error) = result { owner.alertParameters = AlertParameters(error: error) }
        }
    }
}
