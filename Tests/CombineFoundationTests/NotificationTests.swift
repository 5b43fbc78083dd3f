import CombineFoundation
import Foundation
import Testing

struct NotificationTests {
    @Test func `notifications come one after the other, those of the name and the object alone`() async {
        let (center, name, object) = (NotificationCenter(), Notification.Name("booked"), NSObject())
        var posts = center.notifications(named: name, object: object).makeAsyncIterator()
        center.post(name: name, object: object, userInfo: ["number": 1])
        center.post(name: name, object: NSObject(), userInfo: ["number": 2])
        center.post(name: Notification.Name("cancelled"), object: object, userInfo: ["number": 3])
        center.post(name: name, object: object, userInfo: ["number": 4])
        #expect(await posts.next()?.userInfo?["number"] as? Int == 1)
        #expect(await posts.next()?.userInfo?["number"] as? Int == 4)
    }

    @Test func `a task that is cancelled hears no more`() async {
        let posts = NotificationCenter().notifications(named: Notification.Name("booked"))
        let task = Task {
            var count = 0
            for await _ in posts { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value == 0)
    }

    @Test func `a pool returns what its closure does, and throws what it throws`() throws {
        #expect(autoreleasepool { 3 } == 3)
        #expect(throws: CocoaError.self) { try autoreleasepool { throw CocoaError(.fileNoSuchFile) } }
    }
}
