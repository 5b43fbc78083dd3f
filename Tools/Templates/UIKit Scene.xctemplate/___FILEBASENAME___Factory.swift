import UIKit

/// Makes ___VARIABLE_productName:identifier___.
@MainActor
___VARIABLE_access___ enum ___VARIABLE_productName:identifier___Factory {
    ___VARIABLE_access___ static func mock(___VARIABLE_ifParameters___parameters: ___VARIABLE_productName:identifier___Parameters = .mock, ___VARIABLE_end______VARIABLE_ifDelegate___delegate: (any ___VARIABLE_productName:identifier___Delegate)? = nil___VARIABLE_end___) -> UIViewController {
        let viewController = ___VARIABLE_productName:identifier___ViewController()
        viewController.presenter = ___VARIABLE_productName:identifier___Presenter(view: viewController, ___VARIABLE_ifRouter___router: ___VARIABLE_productName:identifier___MockRouter(), ___VARIABLE_end______VARIABLE_ifInteractor___interactor: ___VARIABLE_productName:identifier___MockInteractor(), ___VARIABLE_end______VARIABLE_ifParameters___parameters: parameters, ___VARIABLE_end______VARIABLE_ifDelegate___delegate: delegate___VARIABLE_end___)
        return viewController
    }
}
