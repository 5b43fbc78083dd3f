enum ___VARIABLE_productName:identifier___UIModel {
    /// What stands above everything else.
    static let introduction = "___VARIABLE_sceneTitle___"
}
