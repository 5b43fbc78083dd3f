extension UIView {
    /// Takes the focus from a field in this view; returns false where the field's delegate refuses.
    ///
    /// - Parameter force: Whether the focus goes though the delegate refuses.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        endEditing(except: nil, force: force)
    }

    /// Whether nothing but `field` is edited in this view afterwards.
    func endEditing(except field: UITextField?, force: Bool = false) -> Bool {
        if let own = self as? UITextField, own !== field, !own.endEditing(force: force) { return false }
        return subviews.allSatisfy { $0.endEditing(except: field, force: force) }
    }
}
