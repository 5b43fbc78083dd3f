import TextFronts

public import TextUICore

/// A delegate of UIKit's for an `App`, as SwiftUI's `UIApplicationDelegateAdaptor`: it is made and told of the launch
/// before the first frame.
///
///     @main
///     struct ClinicApp: App {
///         @UIApplicationDelegateAdaptor private var delegate: ClinicDelegate
///         …
///
/// A delegate that is an `ObservableObject`, or observable, is in the environment of all views. The class must be a
/// `UIResponder` or an `NSObject`. Where its configuration of the scene names a class, an object of that is told of the
/// scene, and is in the environment likewise; the app's windows are SwiftUI's.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate>: DynamicProperty {
    private final class Launch {
        var isDone = false
    }

    /// The delegate.
    public let wrappedValue: DelegateType
    private let launch = Launch()

    /// Makes the delegate.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = Instances.make(of: delegateType)
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}

extension UIApplicationDelegateAdaptor: AppProperty {
    package func content(of screen: AnyView) -> AnyView {
        if !launch.isDone {
            launch.isDone = true
            UIApplication.shared.launch(with: wrappedValue)
            _ = UIApplication.shared.connectScene(to: nil)
        }
        let delegates: [any AnyObject] = [wrappedValue] + [UIApplication.shared.scene.delegate].compactMap(\.self)
        return delegates.reduce(screen) { screen, delegate in
            if let object = delegate as? any ObservableObject { return Self.giving(object, to: screen) }
            if let object = delegate as? any AnyObject & Observable { return Self.giving(object, to: screen) }
            return screen
        }
    }

    private static func giving(_ object: some ObservableObject, to screen: AnyView) -> AnyView {
        AnyView(screen.environmentObject(object))
    }

    private static func giving(_ object: some AnyObject & Observable, to screen: AnyView) -> AnyView {
        AnyView(screen.environment(object))
    }
}
