import SwiftUI

/// Builds ___VARIABLE_productName:identifier___.
@MainActor
___VARIABLE_access___ enum ___VARIABLE_productName:identifier___Builder {
    ___VARIABLE_access___ static func mock(___VARIABLE_ifParameters___parameters: ___VARIABLE_productName:identifier___Parameters = .mock, ___VARIABLE_end______VARIABLE_ifDelegate___delegate: (any ___VARIABLE_productName:identifier___Delegate)? = nil___VARIABLE_end___) -> some View {
        build(___VARIABLE_ifInteractor___app: ___VARIABLE_productName:identifier___MockInteractor(), ___VARIABLE_end______VARIABLE_ifParameters___parameters: parameters, ___VARIABLE_end______VARIABLE_ifDelegate___delegate: delegate___VARIABLE_end___)
    }

    ___VARIABLE_access___ static func build(___VARIABLE_ifInteractor___app: any ___VARIABLE_productName:identifier___Interactive, ___VARIABLE_end______VARIABLE_ifParameters___parameters: ___VARIABLE_productName:identifier___Parameters, ___VARIABLE_end______VARIABLE_ifDelegate___delegate: (any ___VARIABLE_productName:identifier___Delegate)?___VARIABLE_end___) -> some View {
        ___VARIABLE_productName:identifier___View(observedModel: adapter(___VARIABLE_ifInteractor___app: app, ___VARIABLE_end______VARIABLE_ifParameters___parameters: parameters, ___VARIABLE_end______VARIABLE_ifDelegate___delegate: delegate___VARIABLE_end___))
    }

    /// Ties the roles together. Whoever holds the adapter holds all of them; none of them holds the adapter.
    private static func adapter(___VARIABLE_ifInteractor___app: any ___VARIABLE_productName:identifier___Interactive, ___VARIABLE_end______VARIABLE_ifParameters___parameters: ___VARIABLE_productName:identifier___Parameters, ___VARIABLE_end______VARIABLE_ifDelegate___delegate: (any ___VARIABLE_productName:identifier___Delegate)?___VARIABLE_end___) -> ___VARIABLE_productName:identifier___ViewAdapter {
___VARIABLE_ifInteractor___        let interactor = ___VARIABLE_productName:identifier___Interactor(app: app)
___VARIABLE_end___        let presenter = ___VARIABLE_productName:identifier___Presenter(___VARIABLE_ifInteractor___interactor: interactor, ___VARIABLE_end______VARIABLE_ifRouter___router: ___VARIABLE_productName:identifier___Router(), ___VARIABLE_end______VARIABLE_ifParameters___parameters: parameters, ___VARIABLE_end______VARIABLE_ifDelegate___delegate: delegate___VARIABLE_end___)
        let adapter = ___VARIABLE_productName:identifier___ViewAdapter(output: presenter)
        presenter.view = adapter
___VARIABLE_ifInteractor___        interactor.output = presenter
___VARIABLE_end___        return adapter
    }
}
