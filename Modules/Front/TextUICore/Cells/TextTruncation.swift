/// Where the ellipsis stands in a text that has no room.
enum TextTruncation: Hashable, Sendable {
    case head
    case middle
    case tail
}
