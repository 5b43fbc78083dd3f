/// Makes objects of classes that are known only when the program runs.
///
/// On Apple's systems Objective-C's runtime does. Here the compiler allows that only of an initialiser that every
/// subclass must have; the classes below have such a one in the place of the inherited initialiser, and through that
/// place the call reaches the class's own. Each has a subclass: of an initialiser that nobody overrides the optimizer
/// knows which it is, and calls it directly.
@MainActor
enum Instances {
    class Responder: UIResponder {
        required override init() {
            super.init()
        }
    }

    class Object: NSObject {
        required override init() {
            super.init()
        }
    }

    class Cell: UITableViewCell {
        required override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
    }

    class ReusableView: UICollectionReusableView {
        required override init(frame: CGRect) {
            super.init(frame: frame)
        }
    }

    private class OtherResponder: Responder {
        required init() {
            super.init()
        }
    }

    private class OtherObject: Object {
        required init() {
            super.init()
        }
    }

    private class OtherCell: Cell {
        required init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
    }

    private class OtherReusableView: ReusableView {
        required init(frame: CGRect) {
            super.init(frame: frame)
        }
    }

    static func make<Delegate>(of type: Delegate.Type) -> Delegate {
        let instance: AnyObject
        if type is UIResponder.Type {
            instance = unsafeBitCast(type as! AnyClass, to: Responder.Type.self).init()
        } else if type is NSObject.Type {
            instance = unsafeBitCast(type as! AnyClass, to: Object.Type.self).init()
        } else {
            preconditionFailure("\(type) must be a UIResponder or an NSObject to be a delegate that the program makes")
        }
        guard let delegate = instance as? Delegate else { preconditionFailure("\(type) could not be made") }
        return delegate
    }

    static func make(
        _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
    ) -> UITableViewCell {
        unsafeBitCast(type, to: Cell.Type.self).init(style: style, reuseIdentifier: reuseIdentifier)
    }

    static func make(_ type: UICollectionReusableView.Type) -> UICollectionReusableView {
        unsafeBitCast(type, to: ReusableView.Type.self).init(frame: .zero)
    }
}
