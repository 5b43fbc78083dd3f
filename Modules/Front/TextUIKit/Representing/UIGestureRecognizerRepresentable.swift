import TextUICore

/// A gesture of UIKit on a SwiftUI view. As SwiftUI's `UIGestureRecognizerRepresentable`; its recognizer is made once it
/// is needed, which is never in text, where no movement comes.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
    /// The recognizer that the value stands for.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// An object that hears what the recognizer tells; `Void` by default.
    associatedtype Coordinator = Void
    /// What is known of the gesture's surroundings.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    /// Converts places between the view and its surroundings.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Makes the recognizer.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Brings the recognizer up to date.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Does something where the recognizer has recognized a movement.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Makes the object that hears what the recognizer tells.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    /// Does nothing.
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    /// Does nothing.
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    /// Makes no object.
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a represented gesture knows of its surroundings. As SwiftUI's `UIGestureRecognizerRepresentableContext`.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// The object that hears what the recognizer tells.
    public let coordinator: Representable.Coordinator
    /// Converts places between the view and its surroundings.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Converts places of a represented gesture. As SwiftUI's `UIGestureRecognizerRepresentableCoordinateSpaceConverter`; in
/// text no movement has a place.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    /// The place of the gesture in the view, in points.
    public var localLocation: CGPoint { .zero }
    /// The distance of the movement in the view's points; nil where the recognizer has none.
    public var localTranslation: CGPoint? { nil }
    /// The speed of the movement in the view's points a second; nil where the recognizer has none.
    public var localVelocity: CGPoint? { nil }

    /// Returns the place of the gesture in a coordinate space, in points.
    public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { .zero }
    /// Returns the distance of the movement in a coordinate space, in points; nil where the recognizer has none.
    public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
    /// Returns the speed of the movement in a coordinate space, in points a second; nil where the recognizer has none.
    public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
}

extension View {
    /// Has the view wait for a gesture of UIKit. Has no effect in text, where no movement comes.
    nonisolated public func gesture<T: UIGestureRecognizerRepresentable>(_ representable: T) -> some View { self }
}
