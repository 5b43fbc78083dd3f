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

    @Test(arguments: 24...80)
    func `a table fits its width, and nothing is cut`(width: Int) {
        let row = ["now", "Maximiliana Featherston", "a rather long remark", "0123456789"]
        let lines = TextTable(columns, rows: [row]).lines(width: width)

        #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= width }, "\(lines)")
        #expect(lines.count { $0.hasSuffix("0123456789") } == 1)
        let words = lines.joined(separator: " ").split(separator: " ")
        #expect(row.flatMap { $0.split(separator: " ") }.allSatisfy { words.contains($0) }, "\(lines)")
    }

    @Test func `what is too long for its column goes on below`() {
        let rows = [["Mon 30 Nov 2026", "Dr. Elena Marković", "", "a1"], ["today", "Ada", "", "b2"]]
        #expect(
            TextTable(columns, rows: rows).lines(width: 37) == [
                "When             With              ID",
                "Mon 30 Nov 2026  Dr. Elena         a1",
                "                 Marković",
                "today            Ada               b2",
            ])
    }

    @Test func `what is too wide for columns is a list of its rows`() {
        let rows = [["now", "Featherstonehaugh", "well", "0123456789"], ["later", "Ada", "", "b2"]]
        #expect(
            TextTable(columns, rows: rows).lines(width: 30) == [
                "When  now", "With  Featherstonehaugh", "Note  well", "ID    0123456789", "",
                "When  later", "With  Ada", "ID    b2",
            ])
    }

    @Test func `of the clinic's own IDs a beginning is left that tells them apart, where the width is not enough`() {
        let tail = "-0000-4000-8000-000000000000"
        func lines(_ ids: [String], width: Int?) -> [String] {
            TextTable([.flexible("With"), .id("ID")], rows: ids.map { ["Ada", $0] }).lines(width: width)
        }
        #expect(
            lines(["11111111" + tail, "22222222" + tail, "demo-visit-1"], width: 30) == [
                "With  ID", "Ada   11111111", "Ada   22222222", "Ada   demo-visit-1",
            ])
        let alike = ["11111111-1000-4000-8000-000000000000", "11111111-1100-4000-8000-000000000000"]
        #expect(lines(alike, width: 30) == ["With  ID", "Ada   11111111-10", "Ada   11111111-11"])
        #expect(lines(alike, width: nil) == ["With  ID"] + alike.map { "Ada   " + $0 })
    }

    @Test func `what a terminal would obey is not written`() {
        let table = TextTable([.flexible("Name")], rows: [["Eve\u{1B}[2J\u{07}\r\nEvil"]])

        #expect(table.lines(width: nil) == ["Name", "Eve Evil"])
    }
}
