import PlainText

/// A picture, as SwiftUI's `Image`. A picture with a file in the bundle is drawn in half blocks of two colours, or in
/// dots in a pipe; a system image as a one-column sign where there is one for it; any other by the words of its name.
nonisolated public struct Image: View, LeafView, Equatable, Sendable {
    /// No body: the view is a primitive.
    public typealias Body = Never

    /// The size of symbols beside text, as SwiftUI's `Image.Scale`. A sign is one column at every scale.
    public enum Scale: Hashable, Sendable {
        /// A small, medium or large sign.
        case small, medium, large
    }

    /// The way a picture fills a size of its own, as SwiftUI's `Image.ResizingMode`. Text always stretches.
    public enum ResizingMode: Sendable {
        /// The picture repeated, or stretched.
        case tile, stretch
    }

    let name: String
    package var isDecorative: Bool
    let isSystem: Bool
    var label: Text?
    var bundle: Bundle?
    /// Pixels that the program has itself.
    package var picture: ScaledPicture?
    /// A drawing of the program's own.
    package var drawn: DrawnImage?
    var isResizable = false

    /// Creates a system image. A name without a sign in text is shown as its words: `person.crop.circle` as "person
    /// crop circle".
    public init(systemName: String) {
        self.init(name: systemName, isDecorative: false, isSystem: true, label: nil)
    }

    /// Creates an image from the bundle's files or asset catalogues, the main bundle's by default. The label is the
    /// words of its name.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(name: name, isDecorative: false, isSystem: false, label: nil)
        self.bundle = bundle
    }

    /// Creates an image from the bundle's files or asset catalogues, with a label for the json front.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name: name, isDecorative: false, isSystem: false, label: label)
        self.bundle = bundle
    }

    /// Creates an image without a meaning of its own: it is no element, and draws nothing where it has no file.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name: name, isDecorative: true, isSystem: false, label: nil)
        self.bundle = bundle
    }

    /// A picture in pixels, for modules that have such.
    package init(_ picture: ScaledPicture) {
        self.init(name: "", isDecorative: false, isSystem: false, label: nil)
        self.picture = picture
    }

    package init(name: String, isDecorative: Bool, isSystem: Bool, label: Text?) {
        self.name = name
        self.isDecorative = isDecorative
        self.isSystem = isSystem
        self.label = label
    }

    /// Lets the picture take the room that it is offered. `capInsets` and `resizingMode` have no effect: text stretches
    /// the whole picture.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }

    /// Sets whether the picture is drawn in the foreground style. Has no effect in text.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

    /// The colours that a picture is drawn in, as SwiftUI's `Image.TemplateRenderingMode`. Has no effect in text.
    public enum TemplateRenderingMode: Sendable {
        /// The foreground style, or the picture's own colours.
        case template, original
    }

    /// The name, as one would say it: `person.crop.circle` is "person crop circle".
    var words: String {
        name.split(whereSeparator: { ".-_/".contains($0) }).filter { $0 != "fill" }.joined(separator: " ")
    }

    /// The sign of a system image, one column wide.
    package var sign: String? { isSystem ? SystemImage.sign(name) : nil }

    /// The letters of an image without pixels.
    package var letters: String { isDecorative ? "" : printable(sign ?? words) }

    /// The pixels of the picture, where it has some.
    package func pixels(in environment: EnvironmentValues) -> ScaledPicture? {
        picture
            ?? (isSystem ? nil : PictureFiles.picture(name, in: bundle, isDark: environment.colorScheme == .dark))
    }

    @MainActor
    package func measure(_ proposal: SizeProposal, _ environment: EnvironmentValues) -> CellSize {
        if let size = drawn?.drawing.size ?? pixels(in: environment)?.size { return room(of: size, proposal) }
        let columns = TextWidth.columns(of: letters)
        // Words that have no room give way to a sign that there is a picture.
        let width = proposal.width.map { columns <= $0 ? columns : min(1, max(0, $0)) } ?? columns
        return CellSize(width: width, height: columns == 0 ? 0 : 1)
    }

    /// A picture that is to have its own size has less where there is less room, so that it is seen whole.
    @MainActor
    private func room(of size: CGSize, _ proposal: SizeProposal) -> CellSize {
        let own = CellSize(
            width: Points.extent(size.width, along: .horizontal), height: Points.extent(size.height, along: .vertical))
        func limit(_ length: Int?) -> Int? { length.flatMap { $0 >= SizeProposal.unlimited ? nil : $0 } }
        if isResizable {
            return CellSize(width: limit(proposal.width) ?? own.width, height: limit(proposal.height) ?? own.height)
        }
        let share = min(
            1, Double(limit(proposal.width) ?? own.width) / Double(own.width),
            Double(limit(proposal.height) ?? own.height) / Double(own.height))
        guard share < 1 else { return own }
        return CellSize(
            width: max(1, Int((Double(own.width) * share).rounded())),
            height: max(1, Int((Double(own.height) * share).rounded())))
    }

    @MainActor package var isDrawnByClosure: Bool { drawn != nil }

    @MainActor
    package func draw(_ frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas) {
        guard !environment.hidesContent else { return drawBlocks(frame, &canvas) }
        if let drawn { return drawn.drawing.draw(frame, environment, &canvas) }
        guard let pixels = pixels(in: environment) else {
            return canvas.clipped(to: frame) { canvas in
                guard followsDirection else {
                    return canvas.upright(in: frame) { drawSign(frame, environment, &$0) }
                }
                drawSign(frame, environment, &canvas)
            }
        }
        // What is wholly out of view costs nothing, however great it is.
        guard frame.intersects(canvas.clip), frame.width <= 4096, frame.height <= 4096 else { return }
        var dots = Dots(
            cells: frame.size,
            ground: environment.colorScheme == .dark ? .black : .white)
        // What grows with its content is read or piped, and has no colours.
        if environment.growsWithContent { dots.drawInDots(pixels.picture) } else { dots.draw(pixels.picture) }
        let ground = canvas.ground(in: frame)
        canvas.clipped(to: frame) { $0.draw(dots, in: frame) }
        if !environment.growsWithContent { canvas.place(pixels.picture, in: frame, on: ground) }
    }

    /// Draws the extent alone of an image that is hidden.
    @MainActor
    private func drawBlocks(_ frame: CellRect, _ canvas: inout CellCanvas) {
        canvas.clipped(to: frame) { canvas in
            for row in 0..<max(0, min(frame.height, 4096)) {
                canvas.text(
                    String(repeating: "░", count: max(0, min(frame.width, 4096))), x: frame.x, y: frame.y + row,
                    style: CellStyle(attributes: .faint))
            }
        }
    }

    /// Signs that point forward or backward, rather than to a side.
    private var followsDirection: Bool { isSystem && (name.contains("forward") || name.contains("backward")) }

    @MainActor
    private func drawSign(_ frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas) {
        let sign = canvas.buffer.writing?.isMirrored == true ? SystemImage.flipped[letters] : nil
        // Words that have no room say nothing; that there is a picture does.
        let words = TextWidth.columns(of: letters) > frame.width ? "▫" : letters
        canvas.text(sign ?? words, x: frame.x, y: frame.y, style: environment.textStyle)
    }

    @MainActor
    package func describe(_ frame: CellRect, _ environment: EnvironmentValues, _ tree: inout SemanticTree) {
        guard !isDecorative else { return }
        let isUnnamed = environment.hidesContent || label == nil && words.isEmpty
        let name = isUnnamed ? LocalizedStringKey("Image").own : label?.string(in: environment) ?? words
        var element = SemanticElement(.image, label: name, frame: frame)
        element.isUnseen =
            drawn == nil && pixels(in: environment) == nil && environment.textStyle.attributes.contains(.unseen)
        tree.add(element)
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Image, _ context: NodeContext) -> TypedNode<Image> {
        LeafNode(view, context)
    }
}

/// The signs of system images, by the leading parts of their names.
enum SystemImage {
    /// Arrows that point the other way.
    static let flipped = [
        "→": "←", "←": "→", "↻": "↺", "↺": "↻", "↗": "↖", "↖": "↗", "↘": "↙", "↙": "↘", "↶": "↷", "↷": "↶",
    ]

    private static let signs: [String: String] = [
        "checkmark": "✓", "xmark": "✕", "plus": "+", "minus": "−", "star": "☆", "heart": "♡", "circle": "○",
        "square": "□", "house": "⌂", "magnifyingglass": "⌕", "pencil": "✎", "envelope": "✉", "phone": "✆",
        "gear": "⚙", "gearshape": "⚙", "bell": "♪", "flag": "⚑", "bolt": "↯", "sun": "☀", "moon": "☾",
        "cloud": "☁", "scissors": "✂", "exclamationmark": "!", "questionmark": "?", "info": "i", "ellipsis": "…",
        "arrow.right": "→", "arrow.left": "←", "arrow.up": "↑", "arrow.down": "↓", "arrow.backward": "←",
        "arrow.up.right": "↗", "arrow.up.left": "↖", "arrow.down.right": "↘", "arrow.down.left": "↙",
        "arrow.up.forward": "↗", "arrow.up.backward": "↖", "arrow.down.forward": "↘", "arrow.down.backward": "↙",
        "arrow.left.and.right": "↔", "arrow.left.arrow.right": "↔", "arrow.up.and.down": "↕",
        "arrow.up.arrow.down": "↕", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.2.squarepath": "↻",
        "arrow.2.circlepath": "↻", "arrow.triangle.2.circlepath": "↻", "chevron.backward": "‹",
        "chevron.up.chevron.down": "↕", "square.and.arrow.up": "⇧", "square.and.arrow.down": "⇩",
        "square.and.pencil": "✎",
        "plus.forwardslash.minus": "±", "plusminus": "±", "chevron.right": "›", "chevron.left": "‹", "chevron.up": "⌃",
        "chevron.down": "⌄", "clock": "◷", "calendar": "▦", "person": "☺", "trash": "⌫", "lock": "⚿",
        "list": "≡", "doc": "▤", "folder": "▣", "bookmark": "⚑", "number": "#", "play": "▶", "pause": "‖",
        "stop": "■", "music": "♫", "arrow": "→", "chevron": "›", "line": "≡", "text.justify": "≡",
        "text.alignleft": "≡", "text.aligncenter": "≡", "text.alignright": "≡", "multiply": "×", "divide": "÷",
        "equal": "=", "percent": "%", "sum": "∑", "infinity": "∞", "x.squareroot": "√", "dollarsign": "$",
        "eurosign": "€", "sterlingsign": "£", "yensign": "¥", "at": "@", "delete": "⌫", "return": "⏎",
        "escape": "⎋", "command": "⌘", "option": "⌥", "shift": "⇧", "control": "⌃", "forward": "»", "backward": "«",
        "shuffle": "⇄", "repeat": "⟳", "chart": "▥", "photo": "▨", "eye": "◉", "location": "⌖", "mappin": "⌖",
        "scope": "⌖", "paperplane": "➤", "airplane": "✈", "snowflake": "❄", "umbrella": "☂", "wind": "≈",
        "sparkles": "✦", "crown": "♛", "timer": "◷", "stopwatch": "◷", "alarm": "◷", "hourglass": "⧗",
        "triangle": "△", "diamond": "◇", "hexagon": "⬡", "pentagon": "⬠", "creditcard": "▭", "suit.heart": "♡",
        "suit.spade": "♤", "suit.club": "♧", "suit.diamond": "♢",
        "die.face.1": "⚀", "die.face.2": "⚁", "die.face.3": "⚂", "die.face.4": "⚃", "die.face.5": "⚄",
        "die.face.6": "⚅", "snow": "❄", "flame": "♨", "power": "⏻", "key": "⚿", "globe": "◍", "network": "◍",
        "wand": "✦", "slider": "≡", "tv": "▭", "display": "▭", "desktopcomputer": "▭", "laptopcomputer": "▭",
        "message": "❝", "bubble": "❝", "text.bubble": "❝", "quote": "❝", "map": "▧", "paintpalette": "◕",
        "nosign": "⊘",
    ]

    /// The signs of filled images, by which a program tells a chosen thing from another.
    private static let filledSigns: [String: String] = [
        "star": "★", "heart": "♥", "circle": "●", "square": "■", "triangle": "▲", "diamond": "◆", "hexagon": "⬢",
        "pentagon": "⬟", "suit.heart": "♥", "suit.spade": "♠", "suit.club": "♣",
        "suit.diamond": "♦",
    ]

    /// Names whose first part's sign would say the opposite.
    private static let unsaid = ["lock.open"]

    /// Signs of whole names, which their parts do not tell.
    private static let wholeSigns: [String: String] = [
        "rectangle": "▭", "rectangle.fill": "▬", "capsule": "▭", "capsule.fill": "▬",
        "largecircle.fill.circle": "◉", "smallcircle.filled.circle": "◉", "circle.inset.filled": "◉",
        "circle.circle": "◎", "circle.lefthalf.filled": "◐", "circle.righthalf.filled": "◑", "circle.dotted": "◌",
        "circle.dashed": "◌", "star.leadinghalf.filled": "½", "arrow.uturn.backward": "↶", "arrow.uturn.forward": "↷",
    ]

    static func sign(_ name: String) -> String? {
        if let sign = wholeSigns[name] { return sign }
        guard !unsaid.contains(where: { name.hasPrefix($0) }) else { return nil }
        let parts = name.split(separator: ".")
        if let sign = enclosed(parts) { return sign }
        for count in stride(from: min(4, parts.count), to: 0, by: -1) {
            let start = parts.prefix(count).joined(separator: ".")
            guard let sign = signs[start] else { continue }
            if parts.contains("slash") { return "⊘" }
            return parts.contains("fill") ? filledSigns[start] ?? sign : sign
        }
        return nil
    }

    /// The number or the letter of `5.circle`, `a.circle.fill` or `12.square`: in a circle where Unicode has it in one,
    /// else as it is.
    private static func enclosed(_ parts: [Substring]) -> String? {
        guard parts.count > 1, ["circle", "square"].contains(parts[1]) else { return nil }
        let (own, isCircle, isFilled) = (parts[0], parts[1] == "circle", parts.contains("fill"))
        if let number = UInt32(own), number <= 50 {
            return isCircle ? circled(number, isFilled: isFilled) ?? String(own) : String(own)
        }
        guard own.utf8.count == 1, let letter = own.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
        else { return nil }
        return isCircle ? scalar(0x24B6 + UInt32(letter - UInt8(ascii: "a"))) : own.uppercased()
    }

    private static func circled(_ number: UInt32, isFilled: Bool) -> String? {
        switch (number, isFilled) {
        case (0, false): "⓪"
        case (0, true): "⓿"
        case (1...20, false): scalar(0x2460 + number - 1)
        case (1...10, true): scalar(0x2776 + number - 1)
        case (11...20, true): scalar(0x24EB + number - 11)
        default: nil
        }
    }

    private static func scalar(_ value: UInt32) -> String? { Unicode.Scalar(value).map { String(Character($0)) } }
}
