import TextUICore

extension UICollectionView {
    /// A class of cells with a function that fills them. As UIKit's type of this name.
    @MainActor @preconcurrency
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A function that fills a cell with an item.
        public typealias Handler = (Cell, IndexPath, Item) -> Void

        fileprivate let name = UUID().uuidString
        fileprivate let fill: Handler

        /// Makes a registration.
        public init(handler: @escaping Handler) {
            fill = handler
        }
    }

    /// A class of views with a function that fills them. As UIKit's type of this name.
    @MainActor @preconcurrency
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A function that fills a view of a kind.
        public typealias Handler = (Supplementary, String, IndexPath) -> Void

        fileprivate let name = UUID().uuidString
        fileprivate let kind: String
        fileprivate let fill: Handler

        /// Makes a registration for the views of a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            fill = handler
        }
    }

    /// Returns a cell of a registration, filled with an item.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        register(Cell.self, forCellWithReuseIdentifier: registration.name)
        let cell = dequeueReusableCell(withReuseIdentifier: registration.name, for: indexPath)
        guard let cell = cell as? Cell else { preconditionFailure("a cell of \(Cell.self) is a \(type(of: cell))") }
        if let item { registration.fill(cell, indexPath, item) }
        return cell
    }

    /// Returns a view of a registration, filled.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        register(
            Supplementary.self, forSupplementaryViewOfKind: registration.kind,
            withReuseIdentifier: registration.name)
        let view = dequeueReusableSupplementaryView(
            ofKind: registration.kind, withReuseIdentifier: registration.name, for: indexPath)
        guard let view = view as? Supplementary else {
            preconditionFailure("a view of \(Supplementary.self) is a \(type(of: view))")
        }
        registration.fill(view, registration.kind, indexPath)
        return view
    }
}
