import TextHost
import TextUICore

extension PageWriter {
    /// A label and the browser's own control for a value.
    func field(_ element: SemanticElement, _ key: String, _ surroundings: Surroundings) -> HTMLElement {
        let control = "v.\(key)"
        let label = HTMLElement("label", ["for": control], [.text(element.label)])
        let isChecked = element.role == .toggle
        var content: [HTMLNode] = []
        if isChecked {
            // Without this a browser says nothing of a box that is not checked.
            content.append(.element(HTMLElement("input", ["type": "hidden", "name": control, "value": "off"])))
        }
        let input = HTMLNode.element(self.input(element, key, control, surroundings))
        let named: [HTMLNode] = element.label.isEmpty ? [] : [.element(label)]
        content += isChecked ? [input] + named : named + [input]
        if element.role == .slider, let value = element.value {
            content.append(.element(HTMLElement("output", ["for": control], [.text(value)])))
        }
        if element.role == .stepper { content += steps(element, key) }
        if surroundings.isSearch, element.takesSubmit {
            let search = HTMLElement(
                "button", ["id": "submit-\(key)", "name": "submit", "value": key], [.text(PageWords.search)])
            content.append(.element(search))
        }
        return HTMLElement(
            "div",
            [
                "id": key, "class": "field \(element.role.rawValue)", "data-role": element.role.rawValue,
                "data-identifier": element.identifier,
            ], content)
    }

    private func input(
        _ element: SemanticElement, _ key: String, _ control: String, _ surroundings: Surroundings
    ) -> HTMLElement {
        switch element.role {
        case .picker: return select(element, key, control)
        case .toggle:
            return input(element, key, control, "checkbox", value: "on", isChecked: element.value == "on")
        case .secureField: return input(element, key, control, "password", value: nil)
        case .slider: return input(element, key, control, "range", value: element.form?.value ?? element.value)
        case .stepper where element.form == nil:
            return HTMLElement("output", ["id": control], [.text(element.value ?? "")])
        case .stepper: return input(element, key, control, "number", value: element.form?.value)
        case .datePicker: return date(element, key, control)
        default:
            guard element.hasLines || element.role == .textEditor else {
                return input(
                    element, key, control, surroundings.isSearch ? "search" : "text", value: element.value ?? "")
            }
            return HTMLElement(
                "textarea",
                [
                    "id": control, "name": control, "rows": "3", "placeholder": element.prompt,
                    "autocomplete": autocomplete(element, "textarea"),
                    "aria-label": element.label.isEmpty ? name(of: element) : nil,
                    "aria-invalid": refusals[key] == nil ? nil : "true",
                    "aria-describedby": refusals[key] == nil ? nil : "error-\(key)",
                    "disabled": element.isEnabled ? nil : "", "autofocus": marksFocus && element.isFocused ? "" : nil,
                    "data-keys": takenKeysOfField(key),
                ], [.text(refusals[key]?.value ?? element.value ?? "")])
        }
    }

    private func input(
        _ element: SemanticElement, _ key: String, _ control: String, _ type: String, value: String?,
        isChecked: Bool = false
    ) -> HTMLElement {
        let refusal = refusals[key]
        return HTMLElement(
            "input",
            [
                "id": control, "name": control, "type": type,
                "value": type == "password" ? nil : refusal?.value ?? value, "checked": isChecked ? "" : nil,
                "min": element.form?.least.map(Self.written), "max": element.form?.most.map(Self.written),
                "step": ["number", "range"].contains(type) ? element.form?.step ?? "any" : nil,
                "placeholder": element.prompt,
                "autocomplete": autocomplete(element, type),
                "aria-label": element.label.isEmpty ? name(of: element) : nil,
                "aria-invalid": refusal == nil ? nil : "true",
                "aria-describedby": refusal == nil ? nil : "error-\(key)",
                "disabled": element.isEnabled ? nil : "", "autofocus": marksFocus && element.isFocused ? "" : nil,
                "data-keys": takenKeysOfField(key),
            ])
    }

    /// What a browser may fill in. It offers nothing that was typed before in fields that do not say what they hold: others
    /// may look at the page.
    private func autocomplete(_ element: SemanticElement, _ type: String) -> String? {
        if let meaning = element.contentType.flatMap({ Self.autocompletes[$0] }) { return meaning }
        switch type {
        case "password": return "current-password"
        case "text": return asksForUserName && element.role == .textField ? "username" : "off"
        default: return nil
        }
    }

    /// Whether the page takes a text and a password alone, as one that signs in does.
    private var asksForUserName: Bool {
        page.frame.elements.filter(\.takesValue).map(\.role) == [.textField, .secureField]
    }

    /// The meanings of fields in HTML's words.
    private static let autocompletes: [UITextContentType: String] = [
        .username: "username", .password: "current-password", .newPassword: "new-password", .name: "name",
        .emailAddress: "email", .telephoneNumber: "tel", .oneTimeCode: "one-time-code", .URL: "url",
        .namePrefix: "honorific-prefix", .givenName: "given-name", .middleName: "additional-name",
        .familyName: "family-name", .nameSuffix: "honorific-suffix", .nickname: "nickname",
        .jobTitle: "organization-title", .organizationName: "organization", .fullStreetAddress: "street-address",
        .streetAddressLine1: "address-line1", .streetAddressLine2: "address-line2", .addressCity: "address-level2",
        .addressState: "address-level1", .sublocality: "address-level3", .countryName: "country-name",
        .postalCode: "postal-code", .creditCardNumber: "cc-number", .birthdate: "bday",
    ]

    private func name(of element: SemanticElement) -> String {
        element.prompt ?? (element.role == .picker ? PageWords.choices : PageWords.field)
    }

    private func date(_ element: SemanticElement, _ key: String, _ control: String) -> HTMLElement {
        let type =
            switch element.form?.kind {
            case .date: "date"
            case .time: "time"
            case .dateAndTime: "datetime-local"
            case .number, nil: "text"
            }
        return input(element, key, control, type, value: (element.form?.value ?? element.value).map(Self.written))
    }

    /// A day and a time as HTML writes them.
    private static func written(_ value: String) -> String { value.replacing(" ", with: "T") }

    private func select(_ element: SemanticElement, _ key: String, _ control: String) -> HTMLElement {
        let choices = element.choices ?? []
        let chosen = choices.firstIndex { $0 == element.value }
        // What is chosen is none of the choices, and cannot be chosen again.
        let none = HTMLElement(
            "option", ["value": "", "selected": "", "hidden": ""], element.value.map { [.text($0)] } ?? [])
        let options = choices.enumerated().map { place, name in
            HTMLNode.element(
                HTMLElement(
                    "option", ["value": "\(place)", "selected": place == chosen ? "" : nil], [.text(name)]))
        }
        return HTMLElement(
            "select",
            [
                "id": control, "name": control, "aria-label": element.label.isEmpty ? name(of: element) : nil,
                "disabled": element.isEnabled ? nil : "", "autofocus": marksFocus && element.isFocused ? "" : nil,
                "data-keys": takenKeysOfField(key),
            ], (chosen == nil ? [.element(none)] : []) + options)
    }

    /// A stepper's two buttons, which are its further actions.
    private func steps(_ element: SemanticElement, _ key: String) -> [HTMLNode] {
        element.actions.enumerated().map { place, name in
            .element(
                HTMLElement(
                    "button",
                    [
                        "id": "action\(place)-\(key)", "name": "further", "value": "\(key) \(place)",
                        "class": "step", "disabled": element.isEnabled ? nil : "",
                    ], [.text(name)]))
        }
    }

    /// The value that the field of an element shows, as a browser posts it; nil for one that shows none.
    static func shownValue(of element: SemanticElement) -> String? {
        switch element.role {
        case .picker: return element.choices?.firstIndex { $0 == element.value }.map { "\($0)" } ?? ""
        case .secureField: return ""
        case .toggle: return element.value == "on" ? "on" : "off"
        case .datePicker, .slider, .stepper: return (element.form?.value ?? element.value).map(written)
        default: return element.value ?? ""
        }
    }

    /// The value to set for what a browser has posted; nil for a choice that there is not.
    static func value(posted: String, for element: SemanticElement) -> String? {
        switch element.role {
        case .picker:
            guard let index = Int(posted), let choices = element.choices, choices.indices.contains(index) else {
                return nil
            }
            return choices[index]
        case .datePicker: return posted.replacing("T", with: " ")
        default: return posted
        }
    }
}
