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
}
