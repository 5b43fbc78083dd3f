/// Takes the user to the places that Home leads to. Neither the View nor the Presenter knows what stands there or how
/// one gets to it.
@MainActor
protocol HomeRouter: AnyObject {
    func route(to place: HomeRoute)
}

/// How a place is shown.
enum HomeTransition: Hashable, Sendable {
    case push
    case present
    /// Another place first, or instead.
    case redirect(HomeRoute)
    case stay
}

/// Is asked before each navigation: it may act, forbid it, lead elsewhere, and says how the place is shown.
typealias HomeRoutingPolicy = @Sendable (HomeRoute) async -> HomeTransition
