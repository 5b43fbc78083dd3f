import PlainText

extension JSONValue {
    /// Whether this says all that `other` says: the same, or an object with further members. The order of members
    /// means nothing.
    func covers(_ other: JSONValue) -> Bool {
        switch (self, other) {
        case (.object(let mine), .object(let theirs)):
            theirs.members.allSatisfy { member in mine[member.name]?.covers(member.value) ?? false }
        case (.array(let mine), .array(let theirs)):
            mine.count == theirs.count && zip(mine, theirs).allSatisfy { $0.covers($1) && $1.covers($0) }
        default: self == other
        }
    }

    func saysTheSame(as other: JSONValue) -> Bool {
        self == other || covers(other) && other.covers(self)
    }
}
