/// Makes cells of classes that are known only when the program runs, as `Instances` makes delegates.
@MainActor
enum CellInstances {
    class Cell: UITableViewCell {
        required override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
    }

    private class OtherCell: Cell {
        required init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
    }

    static func make(
        _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
    ) -> UITableViewCell {
        unsafeBitCast(type, to: Cell.Type.self).init(style: style, reuseIdentifier: reuseIdentifier)
    }
}
