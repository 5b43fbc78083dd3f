import TextUI

/// A form of so many fields that not all are in view.
struct FormView: View {
    @State private var texts = [String](repeating: "", count: 30)

    var body: some View {
        Form {
            ForEach(texts.indices, id: \.self) { index in
                TextField("Field \(index)", text: $texts[index])
            }
        }
    }
}
