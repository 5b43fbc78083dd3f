import PlainText
import TextUICore

/// One or several choices of one among several rows. As UIKit's `UIPickerView`: each column of it is a picker, whose
/// press lists its rows. It is called by its accessibility label.
@MainActor @preconcurrency
open class UIPickerView: UIView {
    /// The object that says how many rows there are.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsDisplay() } }
    /// The object that names the rows, and is told of a choice.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsDisplay() } }
    /// Whether a line marks the chosen row. Has no effect in text.
    open var showsSelectionIndicator = false
    private var chosen: [Int: Int] = [:]

    /// The number of columns.
    public var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }

    /// Returns the number of a column's rows; 0 where there is no such column.
    open func numberOfRows(inComponent component: Int) -> Int {
        guard (0..<numberOfComponents).contains(component) else { return 0 }
        return max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }

    /// Returns the chosen row of a column: the first before anybody has chosen; -1 where there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        min(chosen[component] ?? 0, numberOfRows(inComponent: component) - 1)
    }

    /// Chooses a row, without telling the delegate.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        chosen[component] = max(0, row)
        setNeedsDisplay()
    }

    /// Asks for all rows again.
    open func reloadAllComponents() { setNeedsDisplay() }
    /// Asks for a column's rows again.
    open func reloadComponent(_ component: Int) { setNeedsDisplay() }

    /// Returns the view of a row, where the delegate draws its rows.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    }

    /// Returns the room of a column's row, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        CGSize(width: bounds.width / CGFloat(max(1, numberOfComponents)), height: Cells.row)
    }

    private func title(_ row: Int, _ component: Int) -> String {
        let delegate = delegate
        return delegate?.pickerView(self, titleForRow: row, forComponent: component)
            ?? delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
            ?? view(forRow: row, forComponent: component)?.saidWords ?? ""
    }

    private func choice(_ component: Int) -> some View {
        let titles = (0..<numberOfRows(inComponent: component)).map { title($0, component) }
        let row = Binding<Int>.of(self, else: 0) {
            $0.selectedRow(inComponent: component)
        } set: { picker, row in
            picker.selectRow(row, inComponent: component, animated: true)
            picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
        }
        return Picker(selection: row) {
            ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
        } label: {
            Text(verbatim: accessibilityLabel ?? "")
        }
    }

    override func lowered() -> AnyView {
        let columns = numberOfComponents
        return AnyView(
            ArrangedView(LeafArrangement()) {
                HStack { ForEach(0..<columns, id: \.self) { self.choice($0) } }
            })
    }

    /// The room of the longest rows and the accessibility label, in points.
    open override var intrinsicContentSize: CGSize {
        let columns = (0..<numberOfComponents).map { component in
            let titles = (0..<numberOfRows(inComponent: component)).map { title($0, component) }
            return (titles.map(TextWidth.columns(of:)).max() ?? 0) + TextWidth.columns(of: accessibilityLabel ?? "") + 6
        }
        return CGSize(width: Cells.points(columns: columns.reduce(0, +)), height: Cells.row)
    }
}

extension UIPickerView: LabellingItself {}

extension UIView {
    /// The words of labels in a view.
    fileprivate var saidWords: String {
        let own = (self as? UILabel)?.text
        return ([own] + subviews.map(\.saidWords)).compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// An object that says how many rows a picker has. As UIKit's `UIPickerViewDataSource`.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Returns the number of columns.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of a column's rows.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// An object that names a picker's rows, and is told of a choice. As UIKit's `UIPickerViewDelegate`.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Returns the words of a row; nil for words with attributes, or a view.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns the words of a row with attributes, which have no effect in text; nil for a view.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Returns the view of a row, of which text takes the words of its labels.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Returns the width of a column, in points. Never called in text.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Returns the height of a row, in points. Never called in text.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Tells that a person has chosen a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Returns nil: the row has no title.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Returns nil: the row has no title with attributes.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Returns an empty view.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UIView(frame: .zero) }
    /// Returns 0: the column takes what it needs.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// Returns the height of a row.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { Cells.row }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
