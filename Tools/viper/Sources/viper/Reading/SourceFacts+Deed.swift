extension SourceFacts {
    /// Something that a role does, of which a rule may have something to say.
    struct Deed: Sendable {
        enum Kind: Sendable {
            /// It names the network, a store, settings, or the one instance of a service.
            case asksService
            /// It shows another screen.
            case navigates
            /// It calls through to a role: `presenter.interactor.fetch`.
            case calls
            /// A closure that stays holds it.
            case isHeld
        }

        let kind: Kind
        /// Such as `URLSession`, `DetailsViewController`, `presenter.interactor`, `interactor`.
        let text: String
        let offset: Int
        /// The outermost type that it stands in.
        let within: String?
        /// Whether it stands where a scene is put together.
        var isComposing = false
        /// Whether it is given, as it is, to something that is made.
        var isHandedOver = false
        /// Who is held by a closure that stays.
        var held = "self"
    }
}
