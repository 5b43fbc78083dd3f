import Combine
import ViperKit

/// What the View of ___VARIABLE_productName:identifier___ needs.
@MainActor
___VARIABLE_access___ protocol ___VARIABLE_productName:identifier___Presentable: ScenePresentable, Sendable {
___VARIABLE_ifInteractor___    var entity: Fetched<___VARIABLE_productName:identifier___Entity> { get }
___VARIABLE_end______VARIABLE_ifParameters___    /// What the scene was opened with, in words.
    var heading: String { get }
___VARIABLE_end___
___VARIABLE_ifInteractor___    func didPullToRefresh() async
___VARIABLE_end______VARIABLE_ifDelegate___    func didTapDone()
___VARIABLE_end___}
___VARIABLE_ifRouter___
/// Where ___VARIABLE_productName:identifier___ leads: for each place an associatedtype and a method that gives its View, such as details(_:).
@MainActor
___VARIABLE_access___ protocol ___VARIABLE_productName:identifier___Destinations {}
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