import Foundation
import SwiftUI

public protocol Plottable {}

extension Date: Plottable {}
extension Double: Plottable {}
extension String: Plottable {}

public struct PlottableValue<Value: Plottable> {
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue { PlottableValue() }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue { PlottableValue() }
}

public struct LineMark: ChartContent {
    public typealias Body = Never
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {}
}

public struct RuleMark: ChartContent {
    public typealias Body = Never
    public nonisolated init<Y: Plottable>(y: PlottableValue<Y>) {}
}

public struct RectangleMark: ChartContent {
    public typealias Body = Never
    public nonisolated init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
}
