import CombineFoundation
import Foundation
import OpenCombine
import Testing

@Suite struct PublisherTests {
    @Test func `a timer tells all its subscribers, from its connection to the end of it`() {
        let timer = Timer.publish(every: 0.005, on: .current, in: .common)
        var (first, second): ([Date], [Date]) = ([], [])
        let subscriptions = [timer.sink { first.append($0) }, timer.sink { second.append($0) }]
        RunLoop.current.run(until: Date() + 0.02)
        #expect(first.isEmpty)

        let connection = timer.connect()
        run { first.count >= 3 }
        #expect(first == second && first == first.sorted())

        connection.cancel()
        let count = first.count
        RunLoop.current.run(until: Date() + 0.02)
        #expect(first.count == count)
        subscriptions.forEach { $0.cancel() }
    }

    @Test func `a timer connects by itself with its subscriber, and goes with him`() {
        var dates = 0
        let subscription = Timer.publish(every: 0.005, tolerance: 0.001, on: .current, in: .default).autoconnect()
            .sink { _ in dates += 1 }
        run { dates > 1 }
        subscription.cancel()
        let count = dates
        RunLoop.current.run(until: Date() + 0.02)
        #expect(dates == count)
    }

    @Test func `a connection that is cancelled at once never ticks`() {
        let timer = Timer.publish(every: 0.001, on: .current, in: .default)
        var dates = 0
        let subscription = timer.sink { _ in dates += 1 }
        timer.connect().cancel()
        RunLoop.current.run(until: Date() + 0.02)
        #expect(dates == 0)
        subscription.cancel()
    }

    @Test func `notifications are those of a name and an object`() {
        let (center, name) = (NotificationCenter(), Notification.Name("changed"))
        let (one, other) = (NSObject(), NSObject())
        var (all, ones) = (0, [Int]())
        let everything = center.publisher(for: name).sink { _ in all += 1 }
        let some = center.publisher(for: name, object: one).compactMap { $0.userInfo?["n"] as? Int }
            .sink { ones.append($0) }

        center.post(name: name, object: one, userInfo: ["n": 1])
        center.post(name: name, object: other, userInfo: ["n": 2])
        center.post(name: Notification.Name("else"), object: one)
        #expect(all == 2)
        #expect(ones == [1])

        some.cancel()
        center.post(name: name, object: one, userInfo: ["n": 3])
        #expect(all == 3)
        #expect(ones == [1])
        everything.cancel()
        #expect(center.publisher(for: name, object: one) == center.publisher(for: name, object: one))
        #expect(center.publisher(for: name, object: one) != center.publisher(for: name, object: other))
    }

    @Test func `a subscriber who asks for one notification gets one`() {
        let (center, name) = (NotificationCenter(), Notification.Name("changed"))
        var count = 0
        let subscriber = AnySubscriber<Notification, Never>(
            receiveSubscription: { $0.request(.max(1)) },
            receiveValue: { _ in
                count += 1
                return .none
            })
        center.publisher(for: name).subscribe(subscriber)
        for _ in 1...3 { center.post(name: name, object: nil) }
        #expect(count == 1)
    }

    @Test func `values are encoded and decoded on their way`() throws {
        struct Visit: Codable, Equatable { var room: Int }
        for isJSON in [true, false] {
            let data = PassthroughSubject<Data, Never>()
            var visits: [Visit] = []
            let decoded =
                isJSON
                ? data.decode(type: Visit.self, decoder: JSONDecoder()).eraseToAnyPublisher()
                : data.decode(type: Visit.self, decoder: PropertyListDecoder()).eraseToAnyPublisher()
            let reading = decoded.sink(receiveCompletion: { _ in }, receiveValue: { visits.append($0) })
            let visit = PassthroughSubject<Visit, Never>()
            let encoded =
                isJSON
                ? visit.encode(encoder: JSONEncoder()).eraseToAnyPublisher()
                : visit.encode(encoder: PropertyListEncoder()).eraseToAnyPublisher()
            let writing = encoded.sink(receiveCompletion: { _ in }, receiveValue: { data.send($0) })
            visit.send(Visit(room: 4))
            #expect(visits == [Visit(room: 4)])
            reading.cancel()
            writing.cancel()
        }
    }
}
