import Foundation
import SwiftUI

struct TwoColumns: View {
    var body: some View { NavigationView { Text("List") }.navigationViewStyle(DoubleColumnNavigationViewStyle()) }
}

let newName = String(localized: "New Player", comment: "Default New Player Name")
let flavor = String(localized: "Sour", bundle: .main, comment: "The main flavor-profile of a donut.")

struct Steppers: View {
    @State private var count = 1

    var body: some View {
        VStack {
            Stepper(onIncrement: { count += 1 }, onDecrement: { count -= 1 }, label: { EmptyView() })
            Stepper(value: $count, step: 1, onEditingChanged: { print($0) }) { Text("\(count)") }
        }
    }
}

/// A window's content does not escape: a class needs no `self`.
@main class RootApp: App {
    let name = "World"

    required init() {}

    var body: some Scene { WindowGroup { Text("Hello \(name)") } }
}
