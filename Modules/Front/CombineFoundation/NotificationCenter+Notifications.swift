public import Foundation

extension NotificationCenter {
    /// Notifications as they come. As Foundation's `NotificationCenter.Notifications`, which it lacks on Linux.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Returns the notifications that are posted from now on.
        public func makeAsyncIterator() -> Iterator {
            let posts = AsyncStream { posts in
                let token = center.addObserver(forName: name, object: object, queue: nil) {
                    posts.yield(Sent(value: $0))
                }
                let observer = Sent(value: (center, token))
                posts.onTermination = { _ in observer.value.0.removeObserver(observer.value.1) }
            }
            return Iterator(posts: posts.makeAsyncIterator())
        }

        /// The notifications, one after the other.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var posts: AsyncStream<Sent<Notification>>.Iterator

            /// Returns the next notification, once it is posted; nil once the task is cancelled.
            public mutating func next() async -> Notification? { await posts.next()?.value }

            /// Returns the next notification, once it is posted, to an actor; nil once the task is cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await posts.next(isolation: actor)?.value
            }
        }
    }

    /// A value that goes to another thread, as Foundation's notifications and observers do.
    fileprivate struct Sent<Value>: @unchecked Sendable {
        let value: Value
    }

    /// Returns the notifications of a name, from one object or from any.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(self, name, object)
    }
}
