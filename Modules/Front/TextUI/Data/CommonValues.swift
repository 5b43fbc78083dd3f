/// The values of the environment that texts and controls ask for each time they are laid out: as fields, which are found
/// without a look-up.
struct CommonValues {
    var font: Font?
    var foreground: (any ShapeStyle)?
    var cellAttributes: CellAttributes = []
    var lineLimit: Int?
    var leastLines = 0
    var truncationMode = Text.TruncationMode.tail
    var multilineTextAlignment = TextAlignment.leading
    var textCase: Text.Case?
    var isEnabled = true
    var redactionReasons: RedactionReasons = []
    var refColumns = 0
    var growsWithContent = false
}
