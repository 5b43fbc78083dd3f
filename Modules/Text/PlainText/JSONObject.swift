/// The members of a JSON object in the order in which they were written. Names are looked up one after another:
/// the objects of FHIR and of a front are small.
package struct JSONObject: Hashable, Sendable {
    package struct Member: Hashable, Sendable {
        package let name: String
        package var value: JSONValue

        package init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    package private(set) var members: [Member]

    package init(_ members: [(String, JSONValue)] = []) {
        self.members = members.map { Member(name: $0.0, value: $0.1) }
    }

    init(members: [Member]) {
        self.members = members
    }

    /// Setting keeps the member's place, or adds it at the end; setting nil takes it out.
    package subscript(name: String) -> JSONValue? {
        get { members.first { $0.name == name }?.value }
        set {
            let index = members.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(Member(name: name, value: value))
            case (nil, nil): break
            }
        }
    }

    package mutating func insert(_ value: JSONValue, named name: String, at index: Int) {
        members.insert(Member(name: name, value: value), at: index)
    }

    package func mapValues(_ transform: (Member) throws -> JSONValue) rethrows -> JSONObject {
        JSONObject(members: try members.map { Member(name: $0.name, value: try transform($0)) })
    }

    package var isEmpty: Bool { members.isEmpty }
}
