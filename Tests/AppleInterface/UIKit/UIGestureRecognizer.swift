import Foundation

@MainActor
open class UIGestureRecognizer: NSObject {
    public init(target: Any?, action: OpaquePointer?) {}
    public nonisolated convenience override init() { fatalError() }

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var cancelsTouchesInView = true
}

@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {}

@MainActor
open class UITouch: NSObject {}

@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}
