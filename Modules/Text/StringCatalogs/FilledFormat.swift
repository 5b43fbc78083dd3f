/// A format with strings in its gaps: `%@`, or `%2$@` for the second; `%%` is a percent sign.
package enum FilledFormat {
    package static func text(of format: String, with values: [String]) -> String {
        guard format.utf8.contains(UInt8(ascii: "%")) else { return format }
        var result = ""
        var next = 0
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            var index = next
            if let dollar = rest.firstIndex(of: "$"), let position = Int(rest[..<dollar]) {
                index = position - 1
                rest = rest[rest.index(after: dollar)...]
            }
            switch rest.first {
            case "@" where values.indices.contains(index):
                result += values[index]
                next = index + 1
                rest = rest.dropFirst()
            case "%":
                result += "%"
                rest = rest.dropFirst()
            default: result += "%"
            }
        }
        return result + rest
    }
}
