import TextUI

/// Finds out what outlives its scene.
///
///     let probe = RetentionProbe()
///     let journey = await SceneJourney {
///         HomeView(presenter: probe.watch(HomePresenter(interactor: interactor)))
///             .watched(by: probe)
///     }
///     …
///     #expect(probe.retained == [])
///
/// A failure says what is still there and what holds it, such as
/// `HomePresenter, held by HomePresenter.alert → a closure → HomePresenter (a cycle)`.
@MainActor
public final class RetentionProbe {
    private struct Watched {
        let name: String
        weak var object: AnyObject?
    }

    private var all: [Watched] = []

    public init() {}

    /// Watches `object`, without holding it, and returns it.
    public func watch<Object: AnyObject>(_ object: Object) -> Object {
        all.append(Watched(name: String(describing: Object.self), object: object))
        return object
    }

    /// How many objects were watched. A test that watched none would prove nothing.
    public var count: Int { all.count }

    /// Those that are still there. A failed expectation prints each with what holds it.
    public var retained: [Retained] { all.compactMap { watched in watched.object.map { Retained(watched.name, $0) } } }
}

extension View {
    /// Lets `probe` watch the state of a View at this place.
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
