import CombineFoundation
import Foundation
import OpenCombine
import Testing

@Suite struct CombiningTests {
    private struct Failed: Error {}

    @Test func `merged publishers send what comes, as it comes, and end with the last`() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var (sent, isOver) = ([Int](), false)
        let subscription = a.merge(with: b).sink { _ in
            isOver = true
        } receiveValue: {
            sent.append($0)
        }
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        #expect(sent == [1, 2, 3] && !isOver)
        b.send(completion: .finished)
        #expect(isOver)
        subscription.cancel()
    }

    @Test func `merged publishers end with the first failure`() {
        let (a, b) = (PassthroughSubject<Int, Failed>(), PassthroughSubject<Int, Failed>())
        var (sent, hasFailed) = ([Int](), false)
        let subscription = Publishers.MergeMany([a, b]).sink { completion in
            if case .failure = completion { hasFailed = true }
        } receiveValue: {
            sent.append($0)
        }
        a.send(completion: .failure(Failed()))
        b.send(1)
        #expect(hasFailed && sent.isEmpty)
        subscription.cancel()
    }

    @Test func `the latest values come together, once there is one of each`() {
        let (name, age) = (PassthroughSubject<String, Never>(), CurrentValueSubject<Int, Never>(7))
        var sent: [String] = []
        let subscription = name.combineLatest(age) { "\($0) \($1)" }.sink { sent.append($0) }
        #expect(sent.isEmpty)
        name.send("Ann")
        age.send(8)
        name.send("Bob")
        #expect(sent == ["Ann 7", "Ann 8", "Bob 8"])
        subscription.cancel()
    }

    @Test func `the latest values of three and of four are of their places`() {
        let subjects = (1...4).map { CurrentValueSubject<Int, Never>($0) }
        var (threes, fours) = ([[Int]](), [[Int]]())
        let three = Publishers.CombineLatest3(subjects[0], subjects[1], subjects[2]).sink {
            threes.append([$0, $1, $2])
        }
        let four = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3])
            .sink { fours.append([$0, $1, $2, $3]) }
        subjects[2].send(9)
        #expect(threes.first == [1, 2, 3] && threes.last == [1, 2, 9])
        #expect(fours.first == [1, 2, 3, 4] && fours.last == [1, 2, 9, 4])
        three.cancel()
        four.cancel()
    }

    @Test func `who takes few values gets no more of a merge`() {
        var sent: [Int] = []
        let subscription = [1, 2, 3].publisher.merge(with: [4, 5, 6].publisher).prefix(2).sink { sent.append($0) }
        #expect(sent.count == 2)
        subscription.cancel()
    }
}
