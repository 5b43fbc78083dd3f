import CombineFoundation
import Foundation
import Testing

/// Predicates of formats, which Linux reads where they compare the whole object.
struct PredicateTests {
    @Test(arguments: [
        ("ann@example.org", true), ("ann@example", false), ("ann@example.org ", false), ("", false),
    ])
    func `a string matches a pattern as a whole`(address: String, isRight: Bool) {
        let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
        #expect(NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: address) == isRight)
        #expect(NSPredicate(format: "SELF MATCHES[c] %@", pattern.lowercased()).evaluate(with: address) == isRight)
    }

    @Test func `a string is compared by its parts, with case and marks or without`() {
        func meets(_ format: String, _ value: Any...) -> Bool {
            NSPredicate(format: format, argumentArray: value).evaluate(with: "Zoë Miller")
        }
        #expect(meets("SELF CONTAINS %@", "Mill") && !meets("SELF CONTAINS %@", "mill"))
        #expect(meets("SELF CONTAINS[cd] %@", "zoe") && !meets("SELF CONTAINS[c] %@", "zoe"))
        #expect(meets("SELF BEGINSWITH %@", "Zoë") && !meets("SELF BEGINSWITH %@", "Miller"))
        #expect(meets("SELF ENDSWITH[c] %@", "MILLER") && !meets("SELF ENDSWITH %@", "Zoë"))
        #expect(meets("SELF LIKE %@", "Z*M?ller") && !meets("SELF LIKE %@", "Z.*"))
        #expect(meets("SELF == 'Zoë Miller'") && meets("self != %@", "Ann"))
        #expect(meets("SELF IN %@", ["Ann", "Zoë Miller"]) && !meets("SELF IN %@", ["Ann"]))
    }

    @Test func `numbers are compared, and conditions joined`() {
        let predicate = NSPredicate(format: "(SELF >= %@ AND SELF < 10) OR NOT SELF <= 20", 3)
        #expect([2, 3, 9, 10, 20, 21].filter { predicate.evaluate(with: $0) } == [3, 9, 21])
        #expect(["b", "a", "c"].filter { NSPredicate(format: "SELF > %@", "a").evaluate(with: $0) } == ["b", "c"])
        #expect(!NSPredicate(format: "SELF <= 20").evaluate(with: "three"))
    }

    @Test func `a format that cannot be read ends the program with its place`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSPredicate(format: "name CONTAINS %@", "Ann")
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("\"name CONTAINS %@\" cannot be read on Linux at \"name CONTAINS %@\""))
    }
}
