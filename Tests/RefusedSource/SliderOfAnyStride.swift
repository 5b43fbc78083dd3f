import SwiftUI

@MainActor func slider<Value: BinaryFloatingPoint>(_ value: Binding<Value>) -> some View {
    Slider(value: value, in: 0...1)  // refused
}

@MainActor func stepping<Value: BinaryFloatingPoint>(_ value: Binding<Value>) -> some View
where Value.Stride: BinaryFloatingPoint {
    Slider(value: value, in: 0...10, step: 2)
}
