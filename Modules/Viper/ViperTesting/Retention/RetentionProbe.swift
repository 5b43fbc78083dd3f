import TextUI

/// An object that finds out which objects outlive their scene.
///
///     let probe = RetentionProbe()
///     let journey = await SceneJourney {
///         HomeView(presenter: probe.watch(HomePresenter(interactor: interactor)))
///             .watched(by: probe)
///     }
///     …
///     #expect(probe.retained == [])
///
/// A failure names each object that is still there and its holder, such as `HomePresenter, held by HomePresenter.alert
/// → a closure → HomePresenter (a cycle)`.
///
/// Source: the library's own, for the ownership tables of the SwiftUI and UIKit VIPER Architecture.
@MainActor
public final class RetentionProbe {
    private struct Watched {
        let name: String
        weak var object: AnyObject?
    }

    private var all: [Watched] = []

    /// Makes a probe that watches nothing yet.
    public init() {}

    /// Watches `object`, without holding it, and returns it.
    public func watch<Object: AnyObject>(_ object: Object) -> Object {
        all.append(Watched(name: String(describing: Object.self), object: object))
        return object
    }

    /// The number of objects that were watched. A test that watched none would prove nothing.
    public var count: Int { all.count }

    /// The watched objects that are still there. A failed expectation prints each with its holder.
    public var retained: [Retained] { all.compactMap { watched in watched.object.map { Retained(watched.name, $0) } } }
}

extension View {
    /// Lets `probe` watch the state that SwiftUI keeps for a View at this place, which ends when the View leaves the
    /// screen for good.
    public func watched(by probe: RetentionProbe) -> some View {
        modifier(StateWatch(make: { probe.watch(ViewState()) }))
    }
}

/// Lives as long as the state of the View that it is a part of.
@MainActor
final class ViewState: ObservableObject {}

private struct StateWatch: ViewModifier {
    @StateObject private var state: ViewState

    init(make: @escaping @MainActor () -> ViewState) {
        _state = StateObject(wrappedValue: MainActor.assumeIsolated { make() })
    }

    func body(content: Content) -> some View {
        _ = state
        return content
    }
}
