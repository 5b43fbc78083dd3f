/// How a section of a collection stands on the screen.
struct SectionPlan {
    /// An item with its size, in points.
    struct Place: Hashable {
        let item: Int
        /// Nil for that of its content.
        let width: CGFloat?
        /// Of an item without content.
        let height: CGFloat
    }

    enum Arrangement {
        /// Lines below each other, with the items of each beside one another.
        case lines([[Place]])
        /// Columns beside each other, which scroll across.
        case columns([[Place]])
        /// Rows as wide as the collection.
        case list
        /// Items as large as their content, as many in a line as fit.
        case flow
    }

    var arrangement: Arrangement
    /// The space between lines or columns, in points.
    var lineSpacing: CGFloat = 0
    /// The space between the items of one, in points.
    var itemSpacing: CGFloat = 0
    var inset = UIEdgeInsets.zero
    var hasHeader = false
    var hasFooter = false
    /// The kinds of the views above and below the items.
    var headerKind = UICollectionView.elementKindSectionHeader
    var footerKind = UICollectionView.elementKindSectionFooter

    /// The item by which the line or the column of an item is known.
    func lead(of indexPath: IndexPath) -> IndexPath {
        switch arrangement {
        case .lines(let groups), .columns(let groups):
            let group = groups.first { $0.contains { $0.item == indexPath.item } }
            return IndexPath(item: group?.first?.item ?? indexPath.item, section: indexPath.section)
        case .list, .flow: return indexPath
        }
    }

    /// As many of the places in each line as its length has room for, one at least.
    static func lines(
        of places: [Place], length: CGFloat, spacing: CGFloat, along extent: (Place) -> CGFloat
    ) -> [[Place]] {
        var lines: [[Place]] = []
        var free: CGFloat = 0
        for place in places {
            let needed = extent(place) + spacing
            // What is a hair too wide is so by rounding.
            if lines.isEmpty || free + 0.5 < extent(place) {
                lines.append([])
                free = length
            }
            lines[lines.count - 1].append(place)
            free -= needed
        }
        return lines
    }
}
