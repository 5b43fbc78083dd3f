___VARIABLE_ifInteractorOrRouter___import ViperKit
___VARIABLE_end______VARIABLE_ifRouter___
/// Where ___VARIABLE_productName:identifier___ leads: a method for each scene, such as navigateToDetails(), that pushes its wireframe.
@MainActor
protocol ___VARIABLE_productName:identifier___WireframeInterface: WireframeInterface {}
___VARIABLE_end______VARIABLE_ifInteractor___
/// What each app asks of its own data.
___VARIABLE_access___ protocol ___VARIABLE_productName:identifier___InteractorInterface: InteractorInterface, Sendable {
    func fetch___VARIABLE_productName:identifier___(___VARIABLE_ifParameters____ parameters: ___VARIABLE_productName:identifier___Parameters___VARIABLE_end___) async throws -> ___VARIABLE_productName:identifier___Entity
}
___VARIABLE_end______VARIABLE_ifDelegate___
/// Is told when ___VARIABLE_productName:identifier___ is done.
@MainActor
___VARIABLE_access___ protocol ___VARIABLE_productName:identifier___Delegate: AnyObject {
    func didFinish___VARIABLE_productName:identifier___()
}
___VARIABLE_end___