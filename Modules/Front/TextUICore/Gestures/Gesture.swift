/// What a finger or a pointer would do. As SwiftUI's `Gesture`: in text a tap is a press, and each other way of making
/// a gesture is a further action of the view, carried out from its beginning to its end.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    var body: Body { get }

    /// The ways in which the gesture can be made.
    func _performances() -> [_Performance<Value>]
}

extension Never: Gesture {
    public typealias Value = Never
    public func _performances() -> [_Performance<Never>] { [] }
}

extension Gesture where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Gesture where Value == Body.Value {
    public func _performances() -> [_Performance<Value>] { body._performances() }
}

/// One way of making a gesture, such as a swipe to the left.
public struct _Performance<Value> {
    /// What a gesture tells while it is made.
    enum Event {
        case changed(Value)
        case ended(Value)
        /// After the end, when nothing goes on any more.
        case over
    }

    /// The name of the further action; nil for a tap, which is the press.
    let name: String?
    /// Makes the gesture on a view of a size, in points, and tells what happens.
    let run: @MainActor (CGSize, @MainActor (Event) -> Void) -> Void

    /// The same, telling something else of each event.
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

    /// The same, with something done for each event before it is told.
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
