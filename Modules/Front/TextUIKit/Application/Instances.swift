/// Makes objects of classes that are known only when the program runs.
///
/// On Apple's systems Objective-C's runtime does. Here the compiler allows that only of an initialiser that every
/// subclass must have; the classes below have such a one in the place of the inherited initialiser, and through that
/// place the call reaches the class's own. The functions are not optimized: as no subclass of these classes can be seen,
/// the optimizer would call their own initialisers.
@MainActor
enum Instances {
    open class Responder: UIResponder {
        public required override init() {
            super.init()
        }
    }

    open class Object: NSObject {
        public required override init() {
            super.init()
        }
    }

    open class Cell: UITableViewCell {
        public required override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
    }

    @_optimize(none)
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

    @_optimize(none)
    static func make(
        _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
    ) -> UITableViewCell {
        unsafeBitCast(type, to: Cell.Type.self).init(style: style, reuseIdentifier: reuseIdentifier)
    }
}
