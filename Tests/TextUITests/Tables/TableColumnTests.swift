import SwiftUI
import Testing

@MainActor @Suite struct TableColumnTests {
    private struct Employee: Identifiable {
        let id: String
        var staff: [Employee]?
    }

    private struct Staff: View {
        @State private var columns = TableColumnCustomization<Employee>()

        var body: some View {
            VStack {
                Button("Hide") { columns[visibility: "length"] = .hidden }
                Table([Employee(id: "Ann")], columnCustomization: $columns) {
                    TableColumn("Name") { Text($0.id) }
                    TableColumn("Length") { Text("\($0.id.count) letters") }.customizationID("length")
                    TableColumn("Shift") { _ in Text("night") }.customizationID("shift").defaultVisibility(.hidden)
                }
            }
        }
    }

    @Test func `columns are hidden by their names`() async throws {
        let host = SceneHost(columns: 80) { Staff() }
        await host.settle()
        #expect(host.frame.text.contains("Length") && host.frame.text.contains("3 letters"))
        #expect(!host.frame.text.contains("Shift"))
        try await host.press("Hide")
        #expect(!host.frame.text.contains("Length") && host.frame.text.contains("Ann"))
    }

    @Test func `the labels of columns can be left out`() async {
        let host = SceneHost(columns: 80) {
            Table([Employee(id: "Ann")]) { TableColumn("Name") { Text($0.id) } }.tableColumnHeaders(.hidden)
        }
        await host.settle()
        #expect(host.frame.text.contains("Ann") && !host.frame.text.contains("Name"))
    }

    @Test func `a row opens to those below it`() async throws {
        let boss = Employee(id: "Ann", staff: [Employee(id: "Bob")])
        let host = SceneHost(columns: 80) {
            Table(of: Employee.self) {
                TableColumn("Name") { Text($0.id) }
            } rows: {
                DisclosureTableRow(boss) { ForEach(boss.staff ?? []) }
            }
        }
        await host.settle()
        #expect(!host.frame.text.contains("Bob"))
        try await host.press("Ann")
        #expect(host.frame.text.contains("Bob"))
    }

    @Test func `a tree is a table of rows that open`() async throws {
        let host = SceneHost(columns: 80) {
            Table([Employee(id: "Ann", staff: [Employee(id: "Bob")])], children: \.staff) {
                TableColumn("Name") { Text($0.id) }
            }
        }
        await host.settle()
        try await host.press("Ann")
        #expect(host.frame.text.contains("Bob"))
    }

    @Test func `columns can be made of a collection`() async {
        let host = SceneHost(columns: 80) {
            Table([Employee(id: "Ann")]) {
                TableColumn("Name") { Text($0.id) }
                TableColumnForEach(["Mon", "Tue"], id: \.self) { day in TableColumn(day) { _ in Text("on \(day)") } }
            }
        }
        await host.settle()
        #expect(host.frame.text.contains("on Mon") && host.frame.text.contains("on Tue"))
    }

    private struct Wards: View {
        @State private var hasNight = true
        @State private var chosen: String?

        var body: some View {
            VStack {
                Button("Night") { hasNight.toggle() }
                Text("chosen: \(chosen ?? "nobody")")
                Table(of: Employee.self, selection: $chosen) {
                    TableColumn("Name") { Text($0.id) }
                    TableColumn("Length") { Text("\($0.id.count) letters") }
                } rows: {
                    Section("Day") {
                        TableRow(Employee(id: "Ann"))
                        ForEach([Employee(id: "Bob"), Employee(id: "Cleo")])
                    }
                    if hasNight {
                        Section {
                            TableRow(Employee(id: "Dan"))
                        } header: {
                            Text("Night shift")
                        }
                    } else {
                        TableRow(Employee(id: "Eve"))
                    }
                }
            }
        }
    }

    @Test func `rows stand in sections, below headings, and are chosen there`() async throws {
        let host = SceneHost(columns: 80) { Wards() }
        await host.settle()
        let labels = host.frame.elements.map(\.label)
        #expect(
            labels.suffix(6) == [
                "Day", "Ann, 3 letters", "Bob, 3 letters", "Cleo, 4 letters", "Night shift", "Dan, 3 letters",
            ])
        #expect(host.frame.elements.filter { $0.role == .heading }.map(\.label) == ["Day", "Night shift"])
        try await host.press("Dan, 3 letters")
        #expect(host.frame.text.contains("chosen: Dan"))
        try await host.press("Night")
        #expect(!host.frame.text.contains("Night shift") && host.frame.text.contains("Eve"))
        try await host.press("Eve, 3 letters")
        #expect(host.frame.text.contains("chosen: Eve"))
    }

    @Test func `a column that sorts nothing stands beside those that sort`() async throws {
        struct Screen: View {
            @State private var people = TableTests.people
            @State private var order = [KeyPathComparator(\TableTests.Person.name)]

            var body: some View {
                Table(people, sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Years") { Text("\($0.age)") }
                    if people.count > 2 { TableColumn("Clinic") { _ in Text("Oak") } }
                    if #available(iOS 17, *) { TableColumn("Room") { _ in Text("3") } }
                }
                .onChange(of: order) { people.sort(using: order) }
            }
        }
        let host = SceneHost(columns: 60) { Screen() }
        #expect(host.frame.lines.first?.split(separator: " ") == ["Name", "↑", "Years", "Clinic", "Room"])
        try await host.press("Name")
        #expect(host.frame.lines.dropFirst().first?.split(separator: " ") == ["Rowan", "63", "Oak", "3"])
        await #expect(throws: CommandError.self) { try await host.press("Years") }
    }
}
