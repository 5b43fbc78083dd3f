import Charts
import Foundation
import SwiftUI

struct Sale: Identifiable {
    let id = UUID()
    let month: String
    let product: String
    let amount: Double
}

struct Reading: Identifiable {
    var id: Date { date }
    let date: Date
    let value: Double
}

/// Charts as people write them, each with its name.
@MainActor
enum Gallery {
    static let utc = TimeZone(identifier: "UTC")!

    static func date(_ year: Int, _ month: Int, _ day: Int = 1, _ hour: Int = 0) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = utc
        return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
    }

    static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]

    static let sales: [Sale] = {
        let amounts: [(String, [Double])] = [
            ("Apples", [120, 180, 150, 210, 260, 240]), ("Pears", [80, 60, 95, 120, 90, 130]),
            ("Plums", [40, 55, 30, 20, 60, 85]),
        ]
        return amounts.flatMap { product, values in
            zip(months, values).map { Sale(month: $0, product: product, amount: $1) }
        }
    }()

    static let pressures: [Reading] = (0..<60).map { day in
        let time = Double(day)
        let wave: Double = 14 * sin(time / 6) + 5 * cos(time / 2.3)
        return Reading(date: date(2026, 9, 20).addingTimeInterval(time * 86_400), value: 128 + wave - time / 6)
    }

    nonisolated static let names = [
        "Bars", "Stacked", "Grouped", "Negative", "Level", "Line", "Lines", "Points", "Area", "Areas", "Rules", "Heat",
        "Pie", "Ring", "Histogram", "Logarithm", "Days", "Range",
    ]

    static let all: [(name: String, view: AnyView)] = [
        ("Bars", AnyView(bars)), ("Stacked", AnyView(stacked)), ("Grouped", AnyView(grouped)),
        ("Negative", AnyView(negative)), ("Level", AnyView(level)), ("Line", AnyView(line)),
        ("Lines", AnyView(lines)), ("Points", AnyView(points)), ("Area", AnyView(area)),
        ("Areas", AnyView(areas)), ("Rules", AnyView(rules)), ("Heat", AnyView(heat)), ("Pie", AnyView(pie)),
        ("Ring", AnyView(ring)), ("Histogram", AnyView(histogram)), ("Logarithm", AnyView(logarithm)),
        ("Days", AnyView(days)), ("Range", AnyView(range)),
    ]

    static var bars: some View {
        Chart(sales.filter { $0.product == "Apples" }) { sale in
            BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
        }
    }

    static var stacked: some View {
        Chart(sales) { sale in
            BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
                .foregroundStyle(by: .value("Product", sale.product))
        }
    }

    static var grouped: some View {
        Chart(sales) { sale in
            BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
                .foregroundStyle(by: .value("Product", sale.product))
                .position(by: .value("Product", sale.product))
        }
    }

    static var negative: some View {
        Chart {
            ForEach(Array(zip(months, [12.0, -7, 4.5, -15, 9, 2])), id: \.0) { month, change in
                BarMark(x: .value("Month", month), y: .value("Change", change))
                    .foregroundStyle(change < 0 ? .red : .green)
            }
        }
    }

    static var level: some View {
        Chart {
            BarMark(x: .value("Visits", 42), y: .value("Practice", "Cardiology"))
            BarMark(x: .value("Visits", 31), y: .value("Practice", "Dermatology"))
            BarMark(x: .value("Visits", 17), y: .value("Practice", "ENT"))
            BarMark(x: .value("Visits", 8), y: .value("Practice", "Neurology"))
        }
    }

    static var line: some View {
        Chart(pressures) {
            LineMark(x: .value("Day", $0.date), y: .value("Systolic", $0.value))
        }
        .chartYScale(domain: .automatic(includesZero: false))
    }

    static var lines: some View {
        Chart(sales) { sale in
            LineMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
                .foregroundStyle(by: .value("Product", sale.product))
                .symbol(by: .value("Product", sale.product))
                .interpolationMethod(.catmullRom)
        }
        .chartYAxisLabel("Amount in kg")
    }

    static var points: some View {
        Chart {
            ForEach(0..<30, id: \.self) { index in
                PointMark(
                    x: .value("Weight", 50 + Double(index * 37 % 53)),
                    y: .value("Height", 150 + Double(index * 29 % 47))
                )
                .foregroundStyle(by: .value("Group", index % 3 == 0 ? "A" : index % 3 == 1 ? "B" : "C"))
            }
        }
        .chartXScale(domain: .automatic(includesZero: false))
        .chartYScale(domain: .automatic(includesZero: false))
    }

    static var area: some View {
        Chart(pressures) { reading in
            AreaMark(x: .value("Day", reading.date), y: .value("Systolic", reading.value))
                .foregroundStyle(.blue.opacity(0.3))
            LineMark(x: .value("Day", reading.date), y: .value("Systolic", reading.value))
        }
    }

    static var areas: some View {
        Chart(sales) { sale in
            AreaMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
                .foregroundStyle(by: .value("Product", sale.product))
        }
    }

    static var rules: some View {
        Chart {
            ForEach(pressures) { reading in
                LineMark(x: .value("Day", reading.date), y: .value("Systolic", reading.value))
            }
            RuleMark(y: .value("Goal", 120))
                .foregroundStyle(.red)
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [5]))
                .annotation(position: .top, alignment: .trailing) { Text("Goal") }
            RuleMark(x: .value("Start", date(2026, 10, 15)))
                .foregroundStyle(.green)
                .annotation(position: .topTrailing) { Text("New dose") }
        }
        .chartYScale(domain: 90...160)
        .chartYAxis { AxisMarks(values: [90, 120, 150]) }
    }

    static var heat: some View {
        Chart {
            ForEach(0..<35, id: \.self) { index in
                RectangleMark(
                    x: .value("Day", ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][index % 7]),
                    y: .value("Week", "Week \(index / 7 + 1)")
                )
                .foregroundStyle(by: .value("Visits", index * 31 % 19))
            }
        }
    }

    static var pie: some View {
        Chart {
            SectorMark(angle: .value("Visits", 42)).foregroundStyle(by: .value("Practice", "Cardiology"))
            SectorMark(angle: .value("Visits", 31)).foregroundStyle(by: .value("Practice", "Dermatology"))
            SectorMark(angle: .value("Visits", 17)).foregroundStyle(by: .value("Practice", "ENT"))
            SectorMark(angle: .value("Visits", 8)).foregroundStyle(by: .value("Practice", "Neurology"))
        }
    }

    static var ring: some View {
        Chart {
            SectorMark(angle: .value("Done", 70), innerRadius: .ratio(0.6)).foregroundStyle(by: .value("State", "Done"))
            SectorMark(angle: .value("Open", 30), innerRadius: .ratio(0.6)).foregroundStyle(by: .value("State", "Open"))
        }
        .chartLegend(.hidden)
        .chartBackground { _ in Text("70%").bold() }
    }

    static var histogram: some View {
        let values: [Double] = (0..<200).map { index in
            let wave: Double = 15 * sin(Double(index)) + 12 * cos(Double(index) * 1.7)
            return 50 + wave
        }
        let bins = NumberBins(data: values, desiredCount: 12)
        let counts = Dictionary(grouping: values) { bins.index(for: $0) }
        return Chart {
            ForEach(bins.indices, id: \.self) { index in
                BarMark(x: .value("Weight", bins[index]), y: .value("Count", counts[index]?.count ?? 0))
            }
        }
    }

    static var logarithm: some View {
        Chart {
            ForEach(1..<40, id: \.self) { day in
                LineMark(x: .value("Day", day), y: .value("Cases", pow(1.35, Double(day))))
            }
        }
        .chartYScale(type: .log)
    }

    static var days: some View {
        Chart(0..<14, id: \.self) { day in
            BarMark(
                x: .value("Day", date(2026, 3, 20 + day, 15), unit: .day), y: .value("Steps", 4000 + day * 3571 % 7000))
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .day)) { _ in
                AxisTick()
                AxisValueLabel(format: .dateTime.day(), centered: true)
            }
        }
    }

    static var range: some View {
        Chart {
            ForEach(Array(months.enumerated()), id: \.offset) { index, month in
                BarMark(
                    x: .value("Month", month), yStart: .value("Low", 60 + index * 3),
                    yEnd: .value("High", 110 + index * 7 % 20), width: .fixed(16))
            }
        }
        .chartYScale(domain: .automatic(includesZero: false))
    }
}
