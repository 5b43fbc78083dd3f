/// The place that a binding leads to, so that two bindings to one place compare as the same input.
package struct BindingSource: Equatable {
    package let owner: ObjectIdentifier
    package var path: [AnyHashable] = []

    package init(owner: ObjectIdentifier, path: [AnyHashable] = []) {
        self.owner = owner
        self.path = path
    }

    /// The place of a part.
    func part(_ step: AnyHashable) -> BindingSource { BindingSource(owner: owner, path: path + [step]) }
}
