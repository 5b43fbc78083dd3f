extension SceneTasks {
    /// Fetches what a scene shows into a property of its Presenter.
    ///
    /// - Parameter progress: what is shown until an answer is there, be it a newer one's; nil for nothing.
    /// - Parameter announcing: whether somebody waits for it: an alert then says what fails, too. What nobody asked for
    ///   does not get in the way.
    /// - Parameter isWanted: whether the answer is still one to what the scene shows; any other is dropped.
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
        return start(name, for: owner, work) { [weak self] owner, result in
            guard isWanted(owner) else { return }
            if self?.loading.remove(name) != nil { owner.progressViewParameters = nil }
            let fetched = owner[keyPath: property].taking(result)
            if owner[keyPath: property] != fetched { owner[keyPath: property] = fetched }
            if announcing, case .failure(let error) = result { owner.alertParameters = AlertParameters(error: error) }
        }
    }
}
