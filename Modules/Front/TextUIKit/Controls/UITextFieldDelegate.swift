/// An object that is asked and told when a field is edited. As UIKit's `UITextFieldDelegate`.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Asks whether the field may get the focus.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Tells that the field has got the focus.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Asks whether the field may lose the focus.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Tells that the field has lost the focus.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Tells that the field has lost the focus, and why: `committed`, always in text.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Asks whether a change that a person makes may be made.
    ///
    /// - Parameters:
    ///   - textField: The field.
    ///   - range: The part that is replaced, in UTF-16 units.
    ///   - string: The text that takes its place.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Tells that the text has changed, and the insertion point with it.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Asks whether the field may be emptied. Never called in text, which has no button for it.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Asks whether return may do its work; the field's events follow where it may.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Returns true: the field may get the focus.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns true: the field may lose the focus.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls `textFieldDidEndEditing(_:)`.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Returns true: the change may be made.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Returns true: the field may be emptied.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns true: return may do its work.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
