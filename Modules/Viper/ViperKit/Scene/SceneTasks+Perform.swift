import Foundation

#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

extension SceneTasks {
    /// Does work that the user asked for: shows progress until it is done, then hands its value on, or says its failure
    /// in an alert.
    ///
    /// Source: the kit's own.
    ///
    /// - Parameters:
    ///   - message: The words of the progress; nil for “Loading…”.
    ///   - owner: The Presenter. The work does not hold it.
    ///   - work: The work, off the main actor.
    ///   - finish: The function that takes the value, after the progress is gone.
    ///   - fail: The function that takes an error; an alert by default.
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
