import Charts
import Foundation
import SwiftUI
import Testing

private enum Weather: String, Plottable, CaseIterable {
    case sunny, rainy
}

private struct Level: Plottable {
    let number: Int
    var primitivePlottable: Int { number }

    init(number: Int) { self.number = number }
    init?(primitivePlottable: Int) { number = primitivePlottable }
}

/// As public source writes it, for Swift Charts plots no such number by itself.
extension CGFloat: Plottable {
    public var primitivePlottable: Double { Double(self) }
    public init?(primitivePlottable: Double) { self = CGFloat(primitivePlottable) }
}

/// A content of one's own, made of marks.
private struct Target: ChartContent {
    let value: Double

    var body: some ChartContent {
        RuleMark(y: .value("Target", value))
            .foregroundStyle(.secondary)
            .annotation(position: .top, alignment: .leading, spacing: 0) { Text("target").font(.caption) }
    }
}

struct Dashboard: View {
    let showsTarget: Bool
    let style: Int
    private let curGradient = LinearGradient(
        gradient: Gradient(colors: [.blue.opacity(0.5), .blue.opacity(0.1)]), startPoint: .top, endPoint: .bottom)

    var body: some View {
        Chart {
            ForEach(Gallery.pressures) { reading in
                switch style {
                case 0:
                    LineMark(x: .value("Day", reading.date, unit: .day), y: .value("Systolic", reading.value))
                        .interpolationMethod(.monotone)
                        .lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round))
                        .symbol(.circle)
                        .symbolSize(30)
                case 1:
                    AreaMark(
                        x: .value("Day", reading.date), yStart: .value("Low", reading.value - 40),
                        yEnd: .value("High", reading.value)
                    )
                    .foregroundStyle(curGradient)
                default:
                    PointMark(x: .value("Day", reading.date), y: .value("Systolic", reading.value))
                        .symbol { Self.sign }
                        .opacity(0.9)
                }
            }
            if showsTarget {
                Target(value: 120)
            } else {
                RectangleMark(
                    xStart: .value("From", Gallery.date(2026, 10, 1)), xEnd: .value("To", Gallery.date(2026, 10, 5))
                )
                .foregroundStyle(.gray.opacity(0.2)).zIndex(-1)
            }
        }
        .chartXAxis {
            AxisMarks(preset: .aligned, position: .bottom, values: .stride(by: .month)) { value in
                if let date = value.as(Date.self) {
                    AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [2]))
                    AxisTick(length: .label)
                    AxisValueLabel { Text(date, format: .dateTime.month(.wide)).foregroundStyle(.blue) }
                }
            }
        }
        .chartYAxis {
            AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) { value in
                AxisGridLine().foregroundStyle(.gray)
                AxisValueLabel("\(value.as(Int.self) ?? 0) mmHg")
            }
            AxisMarks(format: FloatingPointFormatStyle<Double>.number, position: .trailing, values: [100, 140])
        }
        .chartYScale(domain: 60...160)
        .chartLegend(position: .bottom, alignment: .center, spacing: 8)
        .chartPlotStyle { $0.border(.gray) }
        .chartOverlay { proxy in
            GeometryReader { geometry in
                if let frame = proxy.plotFrame {
                    Text("\(Int(geometry[frame].width))").offset(x: geometry[frame].minX)
                }
            }
        }
    }
}

extension Dashboard {
    fileprivate static var sign: some View { Text("◇") }
}

@MainActor @Suite struct SourceTests {
    @Test func `a line has signs, an area its colours, points their own sign`() {
        #expect(draw(columns: 80, rows: 20) { Dashboard(showsTarget: true, style: 0) }.contains("●"))
        #expect(draw(columns: 80, rows: 20) { Dashboard(showsTarget: true, style: 1) }.contains("░"))
        #expect(draw(columns: 80, rows: 20) { Dashboard(showsTarget: false, style: 2) }.contains("◇"))
    }

    @Test func `axes say what they are told on both sides`() {
        let text = draw(columns: 80, rows: 20) { Dashboard(showsTarget: true, style: 0) }
        #expect(text.contains("100 mmHg"))
        #expect(text.contains("October") && text.contains("November"))
        #expect(text.components(separatedBy: "\n").contains { $0.hasSuffix("140") })
        #expect(text.contains("target"))
    }

    @Test func `types of one's own stand on scales`() {
        let text = draw(columns: 40, rows: 10) {
            Chart(Weather.allCases, id: \.self) { weather in
                BarMark(x: .value("Weather", weather), y: .value("Level", Level(number: weather == .sunny ? 3 : 2)))
                    .foregroundStyle(by: .value("Weather", weather))
            }
            .chartForegroundStyleScale([Weather.sunny: Color.yellow, .rainy: .blue])
        }
        #expect(text.contains("sunny") && text.contains("rainy") && text.contains("██ sunny   ▒▒ rainy"))
        let lengths = draw(columns: 40, rows: 10) {
            Chart { BarMark(x: .value("Name", "a"), y: .value("Length", CGFloat(3))) }
        }
        #expect(lengths.contains("█"))
    }

    @Test func `an axis is hidden, or at the other side`() {
        let bare = draw(columns: 40, rows: 10) { Gallery.bars.chartXAxis(.hidden).chartYAxis(.hidden) }
        #expect(!bare.contains("Jan") && !bare.contains("200"))
        let right = draw(columns: 40, rows: 10) { Gallery.bars.chartYAxis { AxisMarks(position: .trailing) } }
        #expect(right.components(separatedBy: "\n").contains { $0.hasSuffix(" 200") }, "\(right)")
    }

    @Test func `categories keep the order of their domain, and a number scale may be turned round`() {
        let names = draw(columns: 40, rows: 10) { Gallery.bars.chartXScale(domain: ["Jun", "Jan"]) }
        let line = names.components(separatedBy: "\n").last ?? ""
        #expect(line.split(separator: " ") == ["Jun", "Jan"], "\(names)")
        let turned = draw(columns: 40, rows: 10) {
            Chart { PointMark(x: .value("X", 1), y: .value("Y", 1)) }
                .chartYScale(domain: .automatic(reversed: true))
        }
        #expect(
            turned.components(separatedBy: "\n").first?.hasPrefix("0") == true || turned.hasPrefix("0.0"), "\(turned)")
    }

    @Test func `a place is known from a value, and a value from a place`() {
        var seen: ChartProxy?
        let host = host(columns: 40, rows: 10) {
            Gallery.bars.chartYScale(domain: 0...300).chartBackground { proxy in
                let _ = seen = proxy
                Color.clear
            }
        }
        #expect(host.frame.text.contains("Jan"))
        let proxy = seen
        #expect(proxy?.value(atX: proxy?.position(forX: "Mar") ?? 0, as: String.self) == "Mar")
        #expect(proxy?.position(forY: 300.0) == 0)
        #expect(proxy?.value(atY: 0, as: Double.self) == 300)
        #expect(proxy?.position(forX: "Nowhere") == nil)
        #expect(proxy?.plotSize.width == CGFloat(288))
    }

    @Test func `a gesture on the plot chooses values`() async throws {
        struct Screen: View {
            @State private var month: String?
            @State private var heights: ClosedRange<Double>?

            var body: some View {
                VStack {
                    Text("\(month ?? "none") \(heights.map { "\(Int($0.lowerBound)) to \(Int($0.upperBound))" } ?? "")")
                    Gallery.bars.chartYScale(domain: 0...300)
                        .chartXSelection(value: $month).chartYSelection(range: $heights)
                        .chartGesture { proxy in
                            DragGesture().onEnded { drag in
                                proxy.selectXValue(at: proxy.position(forX: "Mar") ?? 0)
                                proxy.selectYRange(from: 0, to: proxy.plotSize.height)
                            }
                        }
                }
            }
        }
        let host = host(columns: 60, rows: 20) { Screen() }
        let plot = try #require(host.frame.elements.first { $0.actions.contains("Swipe left") })
        try await host.perform("Swipe left", on: .label(plot.label))
        #expect(host.frame.text.contains("Mar 0 to 300"))
    }

    @Test func `the sign of a point is a shape`() {
        let text = draw(columns: 20, rows: 4) {
            HStack {
                BasicChartSymbolShape.square.stroke(.red).frame(width: 32, height: 32)
                BasicChartSymbolShape.cross.fill(.red).frame(width: 32, height: 32)
            }
        }
        #expect(text.contains { $0 != " " && $0 != "\n" })
        let frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        for shape in [BasicChartSymbolShape.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk] {
            #expect(shape.path(in: frame).contains(CGPoint(x: 4, y: 4)))
            #expect(!shape.path(in: frame).contains(CGPoint(x: 9, y: 4)))
        }
    }

    @Test func `a chart is as large as its frame`() {
        let lines = draw(columns: 60, rows: 30) {
            VStack(alignment: .leading) {
                Text("Above")
                Gallery.bars.frame(width: 320, height: 160)
                Text("Below")
            }
        }
        .components(separatedBy: "\n")
        let first = lines.firstIndex { $0.contains("Above") } ?? 0
        let last = lines.firstIndex { $0.contains("Below") } ?? 0
        #expect(last - first == 11)
        #expect(lines.map(\.count).max() ?? 0 <= 60)
    }

    @Test func `a chart in a list has room of its own`() {
        let text = host(columns: 60, rows: 40, style: .plain) {
            List {
                Section("Sales") { Gallery.bars }
                Text("Below")
            }
        }
        .frame.text
        #expect(text.contains("Jun") && text.contains("Below"))
    }

    @Test func `bins hold every value, the last one too`() {
        let bins = NumberBins(data: [0.0, 3, 10], desiredCount: 5)
        #expect(bins.thresholds == [0, 2, 4, 6, 8, 10, 12])
        #expect(bins.index(for: 10) == 5 && bins.index(for: 3.9) == 1 && bins.index(for: 0) == 0)
        #expect(bins[1].contains(2) && !bins[1].contains(4))
        #expect(NumberBins(range: 0...10, count: 4).thresholds == [0, 2.5, 5, 7.5, 10])
    }
}
