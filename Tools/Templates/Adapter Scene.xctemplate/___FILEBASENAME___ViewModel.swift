/// What the View of ___VARIABLE_productName:identifier___ draws.
struct ___VARIABLE_productName:identifier___ViewModel: Hashable, Sendable {
    var title: String
___VARIABLE_ifParameters___    /// What the scene was opened with, in words.
    var heading = ""
___VARIABLE_end______VARIABLE_ifInteractor___    var lines: [String] = []
    var isLoading = false
___VARIABLE_end___
    static let defaultModel = ___VARIABLE_productName:identifier___ViewModel(title: "___VARIABLE_sceneTitle___")
}
