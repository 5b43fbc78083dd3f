/// Letters of one look on one row, as a module that is not SwiftUI's draws them.
package struct DrawnText {
    /// The colour behind letters.
    package struct Ground {
        let style: AnyShapeStyle?
        let share: Double

        /// - Parameter share: How much of the colour there is over the screen's own, from 0 to 1.
        package init(style: AnyShapeStyle?, share: Double) {
            (self.style, self.share) = (style, share)
        }
    }

    let x: Int
    let y: Int
    let text: String
    let style: AnyShapeStyle?
    let isFaint: Bool
    let ground: Ground?

    /// - Parameters x, y: The first cell, from the corner of the view.
    package init(
        _ text: String, x: Int, y: Int, style: AnyShapeStyle? = nil, isFaint: Bool = false, ground: Ground? = nil
    ) {
        self.x = x
        self.y = y
        self.text = text
        self.style = style
        self.isFaint = isFaint
        self.ground = ground
    }

    /// Returns the text so many cells to the right, and below.
    package func moved(x columns: Int, y rows: Int) -> DrawnText {
        DrawnText(text, x: x + columns, y: y + rows, style: style, isFaint: isFaint, ground: ground)
    }
}

extension DrawnText.Ground {
    /// The colour as it is seen; nil where that is the screen's own.
    fileprivate func color(in environment: EnvironmentValues) -> CellColor? {
        guard let color = style?._resolve(in: environment).color else { return nil }
        let isDark = environment.colorScheme == .dark
        // In the form of the colour in which letters of it are written here.
        let seen = CellStyle(foreground: color).legible(onDark: isDark).foreground ?? color
        return (isDark ? RGB.black : .white).mixed(with: RGB(seen), share).cell
    }
}

/// A figure of one look, for pictures of vectors, as a module that is not SwiftUI's draws it; its points are from the
/// corner of the view.
package struct DrawnFigure {
    let form: VectorFigure.Form
    let style: AnyShapeStyle?
    let isFaint: Bool
    let opacity: Double
    /// The clips that limit the figure.
    private var clips: [VectorClip] = []

    private init(_ form: VectorFigure.Form, _ style: AnyShapeStyle?, _ isFaint: Bool, _ opacity: Double = 1) {
        (self.form, self.style, self.isFaint, self.opacity) = (form, style, isFaint, opacity)
    }

    package static func fill(
        _ path: Path, style: AnyShapeStyle?, isFaint: Bool = false, opacity: Double = 1
    ) -> DrawnFigure {
        DrawnFigure(.fill(path, eoFill: false), style, isFaint, opacity)
    }

    package static func stroke(
        _ path: Path, _ line: StrokeStyle, style: AnyShapeStyle?, isFaint: Bool = false
    ) -> DrawnFigure {
        DrawnFigure(.stroke(path, line), style, isFaint)
    }

    /// - Parameter point: The middle of the sign.
    package static func sign(
        _ sign: Character, at point: CGPoint, style: AnyShapeStyle?, isFaint: Bool = false
    ) -> DrawnFigure {
        DrawnFigure(.sign(sign, point), style, isFaint)
    }

    /// Returns figures where others are.
    package static func masked(_ figures: [DrawnFigure], by others: [DrawnFigure]) -> [DrawnFigure] {
        var area = Path()
        for other in others { other.add(to: &area) }
        let clip = VectorClip(area, eoFill: false)
        return figures.map { figure in
            var masked = figure
            masked.clips.append(clip)
            return masked
        }
    }

    private func add(to area: inout Path) {
        switch form {
        case .fill(let path, _): area.addPath(path)
        case .stroke(let path, let line): area.addPath(path.strokedPath(line))
        case .sign(_, let point): area.addEllipse(in: CGRect(x: point.x - 4, y: point.y - 4, width: 8, height: 8))
        case .picture(_, let rect, let transform): area.addPath(Path(rect).applying(transform))
        case .words: break
        }
    }
}

/// A thing that is said of a drawing to who reads the elements of the screen.
package struct DrawnElement {
    private let role: SemanticElement.Role
    private let label: String
    private let value: String?

    package init(_ role: SemanticElement.Role, label: String, value: String? = nil) {
        self.role = role
        self.label = label
        self.value = value
    }

    /// Of more rows, only so many are told.
    package static let mostRows = 500

    /// A picture's words, and then the rows of its table.
    ///
    /// - Parameters:
    ///   - rows: The first `mostRows` at least.
    ///   - count: The number of all rows.
    @MainActor
    package static func table(
        label: String, value: String?, rows: [(label: String, value: String)], count: Int
    ) -> [DrawnElement] {
        var elements = [DrawnElement(.image, label: label, value: value)]
        elements += rows.prefix(mostRows).map { DrawnElement(.row, label: $0.label, value: $0.value) }
        if count > mostRows {
            elements.append(DrawnElement(.row, label: LocalizedStringKey("\(count - mostRows) more").own))
        }
        return elements
    }

    @MainActor
    package func semantics(in frame: CellRect, _ environment: EnvironmentValues) -> SemanticElement {
        environment.hidesContent
            ? SemanticElement(role, label: label.redacted, value: value?.redacted, frame: frame)
            : SemanticElement(role, label: label, value: value, frame: frame)
    }
}

/// A view that a module draws by itself, cell by cell; it takes all the room that it is offered.
nonisolated package struct DrawnView: View, LeafView {
    package typealias Body = Never

    let texts: [DrawnText]
    let figures: [DrawnFigure]
    let said: [DrawnElement]

    /// - Parameter figures: The same drawing for pictures of vectors, which show it in place of the letters.
    package init(_ texts: [DrawnText], figures: [DrawnFigure] = [], saying said: [DrawnElement] = []) {
        self.texts = texts
        self.figures = figures
        self.said = said
    }

    @MainActor
    package func measure(_ proposal: SizeProposal, _ environment: EnvironmentValues) -> CellSize {
        CellSize(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    @MainActor
    package func draw(_ frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas) {
        let hidesContent = environment.hidesContent
        let figures = hidesContent ? [] : figures.compactMap { $0.resolved(in: environment) }
        canvas.clipped(to: frame) { $0.showing(figures, in: frame) { draw(frame, environment, hidesContent, &$0) } }
    }

    @MainActor
    private func draw(
        _ frame: CellRect, _ environment: EnvironmentValues, _ hidesContent: Bool, _ canvas: inout CellCanvas
    ) {
        for text in texts {
            let resolved = text.style?._resolve(in: environment)
            guard resolved?.isClear != true else { continue }
            let isFaint = text.isFaint || resolved?.isFaint == true
            canvas.text(
                hidesContent ? text.text.redacted : text.text, x: frame.x + text.x, y: frame.y + text.y,
                style: CellStyle(
                    foreground: resolved?.color, background: text.ground?.color(in: environment),
                    attributes: isFaint ? .faint : []))
        }
    }

    @MainActor
    package func describe(_ frame: CellRect, _ environment: EnvironmentValues, _ tree: inout SemanticTree) {
        for element in said { tree.add(element.semantics(in: frame, environment)) }
    }

    @MainActor
    package static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        LeafNode(view, context)
    }
}

extension DrawnFigure {
    fileprivate func resolved(in environment: EnvironmentValues) -> VectorFigure? {
        let resolved = style?._resolve(in: environment)
        guard resolved?.isClear != true else { return nil }
        let isFaint = isFaint || opacity == 1 && resolved?.isFaint == true
        return VectorFigure(
            form, .style(CellStyle(foreground: resolved?.color, attributes: isFaint ? .faint : [])), opacity: opacity,
            clips: clips)
    }
}
