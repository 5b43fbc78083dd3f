import PlainText

/// Finds and rewrites the references in a resource.
enum ReferenceWalk {
    /// Every literal reference, in the order written, with the path of its element.
    static func forEach(
        in value: JSONValue, at path: String, _ body: (_ reference: String, _ path: String) throws -> Void
    ) rethrows {
        switch value {
        case .object(let object):
            for member in object.members {
                if member.name == "reference", let reference = member.value.string {
                    try body(reference, "\(path).reference")
                } else if member.value.isNested {
                    try forEach(in: member.value, at: "\(path).\(member.name)", body)
                }
            }
        case .array(let items):
            for (index, item) in items.enumerated() where item.isNested {
                try forEach(in: item, at: "\(path)[\(index)]", body)
            }
        case .null, .bool, .number, .string: break
        }
    }

    /// The same value with each reference replaced by what `body` makes of it.
    static func rewrite(
        _ value: JSONValue, at path: String, _ body: (_ reference: String, _ path: String) throws -> String
    ) rethrows -> JSONValue {
        switch value {
        case .object(let object):
            .object(
                try object.mapValues { member in
                    if member.name == "reference", let reference = member.value.string {
                        return .string(try body(reference, "\(path).reference"))
                    }
                    return member.value.isNested
                        ? try rewrite(member.value, at: "\(path).\(member.name)", body) : member.value
                })
        case .array(let items):
            .array(
                try items.enumerated().map { index, item in
                    item.isNested ? try rewrite(item, at: "\(path)[\(index)]", body) : item
                })
        case .null, .bool, .number, .string: value
        }
    }
}

extension JSONValue {
    fileprivate var isNested: Bool {
        switch self {
        case .object, .array: true
        case .null, .bool, .number, .string: false
        }
    }
}
