import TextUICore

extension UIColor {
    /// Creates a colour that differs on light and on dark ground. The provider is asked for both at once.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color
        self.init(light == dark ? light : Color(light: light, dark: dark, light.description))
    }

    /// Creates the colour of that name in an asset catalog of the program's own bundle; nil where none has it.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates the colour of that name in an asset catalog of a bundle, the program's own where none is given; nil where
    /// none has it. The traits have no effect: the colour takes the look of the place where it is drawn.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let color = Color(inCatalogue: name, of: bundle) else { return nil }
        self.init(color)
    }

    /// Creates the colour of a resource.
    public convenience init(resource: ColorResource) {
        self.init(Color(resource))
    }

    /// Returns the colour of the look that the traits say; where they say none, as a screen's do, the colour itself.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch traitCollection.userInterfaceStyle {
        case .unspecified: self
        case .light: UIColor(color.shown(on: .light))
        case .dark: UIColor(color.shown(on: .dark))
        }
    }
}
