/// A movement of a finger or a pointer, as SwiftUI's `Gesture`. In text a tap is a press, and each other way of making
/// a gesture is a further action of the view, carried out from its beginning to its end.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    /// The gestures that this gesture is made of.
    var body: Body { get }

    /// The ways in which the gesture can be made.
    func _performances() -> [_Performance<Value>]
}

extension Never: Gesture {
    /// A value that never is.
    public typealias Value = Never
    /// No ways: `Never` has no value.
    public func _performances() -> [_Performance<Never>] { [] }
}

extension Gesture where Body == Never {
    /// Stops the program: a primitive gesture has no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Gesture where Value == Body.Value {
    /// The ways of making the body.
    public func _performances() -> [_Performance<Value>] { body._performances() }
}

/// One way of making a gesture, such as a swipe to the left.
public struct _Performance<Value> {
    /// An event of a gesture while it is made.
    enum Event {
        case changed(Value)
        case ended(Value)
        /// The moment after the end, when nothing goes on any more.
        case over
    }

    /// The name of the further action; nil for a tap, which is the press.
    let name: String?
    /// Makes the gesture on a view of a size in points, and tells its events.
    let run: @MainActor (CGSize, @MainActor (Event) -> Void) -> Void

    /// Returns the performance with its events transformed.
    @MainActor
    func map<Other>(_ transform: @escaping (Event) -> _Performance<Other>.Event) -> _Performance<Other> {
        .init(name: name) { size, tell in run(size) { tell(transform($0)) } }
    }

    @MainActor
    func values<Other>(_ transform: @escaping (Value) -> Other) -> _Performance<Other> {
        map { event in
            switch event {
            case .changed(let value): .changed(transform(value))
            case .ended(let value): .ended(transform(value))
            case .over: .over
            }
        }
    }

    /// Returns the performance with an action at each event, before it is told.
    @MainActor
    func tapping(_ action: @escaping @MainActor (Event) -> Void) -> Self {
        .init(name: name) { size, tell in
            run(size) { event in
                action(event)
                tell(event)
            }
        }
    }
}
