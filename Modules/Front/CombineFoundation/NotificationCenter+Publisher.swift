public import Foundation
public import OpenCombine

extension NotificationCenter {
    /// Returns a publisher of the notifications of a name, from one object or, where `object` is nil, from all.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of the notifications of a name. As Foundation's `NotificationCenter.Publisher`: a notification comes
    /// on the thread that posted it.
    public struct Publisher: OpenCombine.Publisher, Equatable {
        /// The element: a notification.
        public typealias Output = Notification
        /// Never: a centre does not fail.
        public typealias Failure = Never

        /// The centre that notifications are posted to.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The object that they come from; nil for any.
        public let object: AnyObject?

        /// Makes a publisher of the notifications of a name, from one object or from all.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Tells whether two publishers have the same centre, name and object.
        public static func == (left: Self, right: Self) -> Bool {
            left.center === right.center && left.name == right.name && left.object === right.object
        }

        /// Hands each notification to `subscriber` until it cancels. A notification that it has not asked for is
        /// dropped.
        public func receive<Target: Subscriber>(subscriber: Target)
        where Target.Input == Notification, Target.Failure == Never {
            nonisolated(unsafe) let notifications = PassthroughSubject<Notification, Never>()
            let observer = center.addObserver(forName: name, object: object, queue: nil) { notifications.send($0) }
            notifications
                .handleEvents(receiveCancel: { center.removeObserver(observer) })
                .receive(subscriber: subscriber)
        }
    }
}
