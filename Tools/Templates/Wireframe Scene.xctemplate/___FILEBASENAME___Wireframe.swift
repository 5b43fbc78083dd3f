import ViperKit

/// Makes the parts of ___VARIABLE_productName:identifier___ and leads on from it. The controller holds the View, that the Presenter, and that the
/// wireframe, which only knows the controller.
@MainActor
___VARIABLE_access___ final class ___VARIABLE_productName:identifier___Wireframe: BaseWireframe<LazyHostingViewController<___VARIABLE_productName:identifier___View>> {
    ___VARIABLE_access___ init(___VARIABLE_ifInteractor___interactor: any ___VARIABLE_productName:identifier___InteractorInterface, ___VARIABLE_end______VARIABLE_ifParameters___parameters: ___VARIABLE_productName:identifier___Parameters, ___VARIABLE_end______VARIABLE_ifDelegate___delegate: (any ___VARIABLE_productName:identifier___Delegate)?___VARIABLE_end___) {
        let controller = LazyHostingViewController<___VARIABLE_productName:identifier___View>()
        super.init(viewController: controller)
        let presenter = ___VARIABLE_productName:identifier___Presenter(___VARIABLE_ifInteractor___interactor: interactor, ___VARIABLE_end______VARIABLE_ifRouter___wireframe: self, ___VARIABLE_end______VARIABLE_ifParameters___parameters: parameters, ___VARIABLE_end______VARIABLE_ifDelegate___delegate: delegate___VARIABLE_end___)
        controller.rootView = ___VARIABLE_productName:identifier___View(presenter: presenter)
    }

    ___VARIABLE_access___ static func mock(___VARIABLE_ifParameters___parameters: ___VARIABLE_productName:identifier___Parameters = .mock, ___VARIABLE_end______VARIABLE_ifDelegate___delegate: (any ___VARIABLE_productName:identifier___Delegate)? = nil___VARIABLE_end___) -> ___VARIABLE_productName:identifier___Wireframe {
        ___VARIABLE_productName:identifier___Wireframe(___VARIABLE_ifInteractor___interactor: ___VARIABLE_productName:identifier___MockInteractor(), ___VARIABLE_end______VARIABLE_ifParameters___parameters: parameters, ___VARIABLE_end______VARIABLE_ifDelegate___delegate: delegate___VARIABLE_end___)
    }
}
___VARIABLE_ifRouter___
extension ___VARIABLE_productName:identifier___Wireframe: ___VARIABLE_productName:identifier___WireframeInterface {}
___VARIABLE_end___