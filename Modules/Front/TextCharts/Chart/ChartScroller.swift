import TextUICore

/// Shows the part of a long scale before the one that is seen, or after it.
struct ChartScroller: View {
    let window: ScaleWindow
    let words: ChartWords
    let show: (_Plotted) -> Void

    var body: some View {
        HStack {
            Button(own: window.isOfDates ? "Earlier" : "Back") { show(window.before) }.disabled(!window.hasBefore)
            Text(verbatim: "\(words.text(of: window.first)) – \(words.text(of: window.last))").foregroundStyle(
                .secondary)
            Button(own: window.isOfDates ? "Later" : "Further") { show(window.after) }.disabled(!window.hasAfter)
        }
    }
}
