import SwiftUI

/// What is to be done now. Where it is much, the first of it and a button that shows all, so that the links below stay in
/// sight.
package struct HomeToDos<ToDo: Identifiable, Row: View>: View {
    @State private var showsAll = false
    private let toDos: [ToDo]
    private let row: (ToDo) -> Row

    package init(_ toDos: [ToDo], @ViewBuilder row: @escaping (ToDo) -> Row) {
        self.toDos = toDos
        self.row = row
    }

    package var body: some View {
        if !toDos.isEmpty {
            Section("To do now") {
                ForEach(shown) { toDo in
                    row(toDo)
                }
                if toDos.count > HomeToDoWords.mostAtFirst {
                    Button {
                        showsAll.toggle()
                    } label: {
                        ResourceLabel(HomeToDoWords.title(toDos.count, showsAll: showsAll), systemImage: "ellipsis")
                    }
                    .accessibilityIdentifier("home.toDos")
                }
            }
        }
    }

    private var shown: [ToDo] { showsAll ? toDos : Array(toDos.prefix(HomeToDoWords.mostAtFirst)) }
}
