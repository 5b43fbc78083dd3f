/// Where the ellipsis stands in a text that has no room.
package enum TextTruncation: Hashable, Sendable {
    case head
    case middle
    case tail
}
