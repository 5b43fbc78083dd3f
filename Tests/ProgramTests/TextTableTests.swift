import ClinicCommands
import ClinicModel
import PlainText
import Testing

struct TextTableTests {
    private let columns: [TextTable.Column] = [.whole("When"), .flexible("With"), .flexible("Note"), .whole("ID")]

    @Test func `columns stand below each other, whatever the script`() {
        let table = TextTable(columns, rows: [["now", "李小龍", "", "a"], ["later", "Ada", "", "b2"]])

        #expect(
            table.lines(width: nil) == [
                "When   With    ID",
                "now    李小龍  a",
                "later  Ada     b2",
            ])
    }

    @Test(arguments: 24...60)
    func `a table fits its width and keeps what must be typed again`(width: Int) {
        let table = TextTable(
            columns, rows: [["now", "Maximiliana Featherstonehaugh", "a rather long remark", "0123456789"]])

        let lines = table.lines(width: width)

        #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= max(width, 33) })
        #expect(lines[1].hasSuffix("0123456789"))
    }

    @Test func `what a terminal would obey is not written`() {
        let table = TextTable([.flexible("Name")], rows: [["Eve\u{1B}[2J\u{07}\r\nEvil"]])

        #expect(table.lines(width: nil) == ["Name", "Eve Evil"])
    }
}
