#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

extension SceneTasks {
    /// Does what the user asked for: shows progress until it is done, hands its value on, and says in an alert what fails.
    ///
    /// - Parameter message: what is going on; nil for progress without words.
    /// - Parameter fail: what to do with an error instead of the alert.
    @discardableResult
    public func perform<Owner: AlertPresentable & ProgressViewPresentable & Sendable, Value: Sendable>(
        _ message: LocalizedStringResource? = nil, for owner: Owner,
        _ work: @escaping @Sendable () async throws -> Value,
        then finish: @escaping @MainActor (Owner, Value) -> Void,
        failing fail: @escaping @MainActor (Owner, any Error) -> Void = { owner, error in
            owner.alertParameters = AlertParameters(error: error)
        }
    ) -> Task<Void, Never> {
        owner.progressViewParameters = message.map { ProgressViewParameters(localized: $0) } ?? ProgressViewParameters()
        return start(for: owner, work) { owner, result in
            owner.progressViewParameters = nil
            switch result {
            case .success(let value): finish(owner, value)
            case .failure(let error): fail(owner, error)
            }
        }
    }
}
