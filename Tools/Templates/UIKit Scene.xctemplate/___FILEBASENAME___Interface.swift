import ViperKit

/// What the Presenter does with the ViewController.
@MainActor
___VARIABLE_access___ protocol ___VARIABLE_productName:identifier___Viewable: AnyObject, ___VARIABLE_ifInteractor___UIActivityIndicatorViewable, UIAlertViewable___VARIABLE_end___ {
___VARIABLE_ifInteractor___    func reloadSections()
    func endRefreshing()
___VARIABLE_end___}
___VARIABLE_ifRouter___
/// What a Router does with it.
@MainActor
___VARIABLE_access___ protocol ___VARIABLE_productName:identifier___Navigable: StandardNavigable {}
___VARIABLE_end___
/// What the ViewController asks the Presenter for, and tells it.
@MainActor
___VARIABLE_access___ protocol ___VARIABLE_productName:identifier___Presentable: AnyObject {
___VARIABLE_ifInteractorOrParameters___    var sections: [[String]] { get }
___VARIABLE_end___
___VARIABLE_ifInteractor___    func viewDidLoad()
    func didPullToRefresh()
___VARIABLE_end______VARIABLE_ifDelegate___    func didTapDone()
___VARIABLE_end___}
___VARIABLE_ifRouter___
/// Where ___VARIABLE_productName:identifier___ leads: a method for each scene, such as toDetails(parameters:).
@MainActor
___VARIABLE_access___ protocol ___VARIABLE_productName:identifier___Routable: AnyObject {}
___VARIABLE_end______VARIABLE_ifInteractor___
/// What each app asks of its own data.
___VARIABLE_access___ protocol ___VARIABLE_productName:identifier___Interactive: Sendable {
    func fetch___VARIABLE_productName:identifier___(___VARIABLE_ifParameters____ parameters: ___VARIABLE_productName:identifier___Parameters___VARIABLE_end___) async throws -> ___VARIABLE_productName:identifier___Entity
}
___VARIABLE_end______VARIABLE_ifDelegate___
/// Is told when ___VARIABLE_productName:identifier___ is done.
@MainActor
___VARIABLE_access___ protocol ___VARIABLE_productName:identifier___Delegate: AnyObject {
    func didFinish___VARIABLE_productName:identifier___()
}
___VARIABLE_end___