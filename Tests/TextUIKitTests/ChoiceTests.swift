import Testing
import TextUI
import TextUIKit

/// Controls that choose a value.
@MainActor
@Suite struct ChoiceTests {
    private func shown(_ view: UIView) async -> SceneHost {
        view.frame = CGRect(x: 0, y: 0, width: 400, height: 80)
        let controller = UIViewController()
        controller.view.addSubview(view)
        let host = SceneHost(columns: 60, style: .numbered, rootViewController: controller)
        await host.settle()
        return host
    }

    @Test func `a slider keeps to its range, and tells of a choice`() async throws {
        let slider = UISlider(frame: .zero)
        slider.accessibilityLabel = "Volume"
        slider.maximumValue = 10
        slider.value = 20
        #expect(slider.value == 10)
        var values: [Float] = []
        slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
        let host = await shown(slider)
        try await host.set("Volume", to: "4")
        #expect(values == [4] && host.frame.element("Volume")?.value == "4")
        slider.minimumValue = 6
        #expect(slider.value == 6 && values == [4])
    }

    @Test func `a stepper steps, and goes round where it wraps`() async throws {
        let stepper = UIStepper(frame: .zero)
        stepper.accessibilityLabel = "Guests"
        stepper.maximumValue = 4
        stepper.stepValue = 2
        var values: [Double] = []
        stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
        let host = await shown(stepper)
        for _ in 0..<3 { try await host.perform("Increment", on: "Guests") }
        #expect(values == [2, 4, 4])
        stepper.wraps = true
        try await host.perform("Increment", on: "Guests")
        #expect(stepper.value == 0)
        try await host.perform("Decrement", on: "Guests")
        #expect(stepper.value == 4)
    }

    @Test func `a date is chosen in its range`() async throws {
        let picker = UIDatePicker(frame: .zero)
        picker.accessibilityLabel = "Day"
        picker.datePickerMode = .date
        picker.timeZone = .gmt
        picker.date = Date(timeIntervalSince1970: 86400 * 365)
        picker.minimumDate = Date(timeIntervalSince1970: 86400 * 360)
        var changes = 0
        picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        let host = await shown(picker)
        #expect(host.frame.element("Day")?.value == "1971-01-01")
        try await host.set("Day", to: "1971-03-01")
        #expect(picker.date == Date(timeIntervalSince1970: 86400 * 424) && changes == 1)
        await #expect(throws: CommandError.self) { try await host.set("Day", to: "1970-01-01") }
    }

    private final class Menu: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        let choices = [["Tea", "Coffee"], ["Small", "Large", "Huge"]]
        var chosen: [String] = []

        func numberOfComponents(in pickerView: UIPickerView) -> Int { choices.count }

        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            choices[component].count
        }

        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            choices[component][row]
        }

        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append(choices[component][row])
        }
    }

    @Test func `each column of a picker is a choice of its own`() async throws {
        let menu = Menu()
        let picker = UIPickerView(frame: .zero)
        (picker.dataSource, picker.delegate) = (menu, menu)
        picker.selectRow(1, inComponent: 1, animated: false)
        let host = await shown(picker)
        #expect(host.frame.text.contains("Tea") && host.frame.text.contains("Large") && menu.chosen.isEmpty)
        picker.accessibilityLabel = "Cup"
        await host.settle()
        await #expect(throws: CommandError.self) { try await host.set("Cup", to: "Coffee") }
        try await host.set(1, to: "Coffee")
        #expect(menu.chosen == ["Coffee"] && picker.selectedRow(inComponent: 0) == 1)
        #expect(picker.selectedRow(inComponent: 7) == -1)
    }

    @Test func `a row may be a view, of which the words count`() async {
        final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
            func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
            ) -> UIView {
                let label = UILabel(frame: .zero)
                label.text = "Row \(row)"
                return label
            }
        }
        let views = Views()
        let picker = UIPickerView(frame: .zero)
        (picker.dataSource, picker.delegate) = (views, views)
        #expect(await shown(picker).frame.text.contains("Row 0"))
    }

    @Test func `a bar says how far something has come`() async {
        let bar = UIProgressView(progressViewStyle: .bar)
        bar.accessibilityLabel = "Copying"
        bar.progress = 1.5
        #expect(bar.progress == 1)
        bar.setProgress(0.25, animated: true)
        #expect(await shown(bar).frame.text.contains("25"))
    }

    private final class Listener: NSObject, UISearchBarDelegate {
        var log: [String] = []
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begins") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { text != "!" }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            log.append("scope \(selectedScope)")
        }
    }

    @Test func `a search bar tells its delegate what is typed and pressed`() async throws {
        let listener = Listener()
        let bar = UISearchBar(frame: .zero)
        bar.placeholder = "Find a patient"
        bar.delegate = listener
        bar.showsCancelButton = true
        bar.scopeButtonTitles = ["Names", "Numbers"]
        bar.showsScopeBar = true
        let host = await shown(bar)
        try await host.set("Find a patient", to: "Lee")
        #expect(bar.text == "Lee" && listener.log == ["begins", "Lee"])
        try await host.set("Find a patient", to: "Lee!")
        #expect(bar.text == "Lee" && listener.log.count == 2)
        try await host.press("Cancel")
        #expect(listener.log.last == "cancel")
        try await host.set(.role(.picker), to: "Numbers")
        #expect(listener.log.last == "scope 1" && bar.selectedScopeButtonIndex == 1)
    }

    @Test func `a scroll view has a delegate, and a text view its own`() {
        final class Delegate: NSObject, UITextViewDelegate {}
        let delegate = Delegate()
        let (scroll, text) = (UIScrollView(frame: .zero), UITextView(frame: .zero))
        scroll.delegate = delegate
        text.delegate = delegate
        #expect(scroll.delegate === delegate && text.delegate === delegate)
    }

    @Test func `what was copied is pasted where it fits`() async throws {
        struct Notes: View {
            @State private var words: [String] = []
            @State private var links = 0
            var body: some View {
                Text(words.joined(separator: ", "))
                PasteButton(payloadType: String.self) { words += $0 }
            }
        }
        UIPasteboard.general.strings = nil
        let host = SceneHost { Notes() }
        await host.settle()
        #expect(host.frame.element("Paste", role: .button)?.isEnabled == false)
        UIPasteboard.general.strings = ["one", "two"]
        try await host.press("Paste")
        #expect(host.frame.text.contains("one, two"))
        UIPasteboard.general.strings = nil
        await host.settle()
        #expect(host.frame.element("Paste", role: .button)?.isEnabled == false)
    }
}
