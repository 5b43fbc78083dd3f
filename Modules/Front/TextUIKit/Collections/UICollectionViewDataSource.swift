/// An object that has the items of a collection. As UIKit's `UICollectionViewDataSource`.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Returns the number of items of a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns the cell of an item, called when it comes into view.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// Returns the number of sections.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Returns a view of a section that is no item of it, such as its header.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Returns whether an item can be moved.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Tells that a person has moved an item.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
    /// Returns 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Stops the program: a section that says how large its header is must have one.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        preconditionFailure("\(type(of: self)) has no view of the kind \(kind)")
    }

    /// Returns false.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
