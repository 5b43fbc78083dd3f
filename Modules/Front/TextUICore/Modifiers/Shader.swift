/// A program for each pixel of a picture. As SwiftUI's `Shader`: cells have no pixels, so what is drawn with one stays
/// as it is.
public struct Shader: Sendable {
    /// The function that is run for each pixel.
    public var function: ShaderFunction
    /// The values for the function's parameters.
    public var arguments: [Argument]
    /// Whether colours are dithered.
    public var dithersColor = false

    /// Creates a shader of a function and its values.
    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// Does nothing: nothing is compiled for cells.
    public func compile(as type: UsageType) async throws {}

    /// As SwiftUI's `Shader.UsageType`.
    public enum UsageType: Hashable, Sendable {
        case shapeStyle, colorEffect, distortionEffect, layerEffect
    }

    /// A value for one of the function's parameters. As SwiftUI's `Shader.Argument`.
    public struct Argument: Sendable {
        /// A value of that type.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { .init() }
        /// A value of that type.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { .init() }
        /// A value of that type.
        public static func float2(_ point: CGPoint) -> Argument { .init() }
        /// A value of that type.
        public static func float2(_ size: CGSize) -> Argument { .init() }
        /// A value of that type.
        public static func float2(_ vector: CGVector) -> Argument { .init() }
        /// A value of that type.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { .init() }
        /// A value of that type.
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { .init() }
        /// A value of that type.
        public static func floatArray(_ array: [Float]) -> Argument { .init() }
        /// A value of that type.
        public static var boundingRect: Argument { .init() }
        /// A value of that type.
        public static func color(_ color: Color) -> Argument { .init() }
        /// A value of that type.
        public static func colorArray(_ array: [Color]) -> Argument { .init() }
        /// A value of that type.
        public static func image(_ image: Image) -> Argument { .init() }
        /// A value of that type.
        public static func data(_ data: Data) -> Argument { .init() }
    }
}

/// A function of a library of shaders. As SwiftUI's `ShaderFunction`.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
    /// The library of the function.
    public var library: ShaderLibrary
    /// The name of the function.
    public var name: String

    /// Creates a function of a library by its name.
    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    /// Makes a shader of the function with values.
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

/// Functions by their names. As SwiftUI's `ShaderLibrary`.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
    private let source: String

    private init(source: String) {
        self.source = source
    }

    /// Creates a library from its source.
    public init(url: URL) { self.init(source: url.absoluteString) }
    /// Creates a library from its source.
    public init(data: Data) { self.init(source: data.base64EncodedString()) }

    /// The program's own library.
    public static let `default` = ShaderLibrary(source: "default")
    /// The library of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(source: bundle.bundlePath) }

    /// A function by its name.
    public static subscript(dynamicMember name: String) -> ShaderFunction { `default`[dynamicMember: name] }
    /// A function by its name.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

extension View {
    /// Draws the view with a shader. Has no effect in text.
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
    /// Draws the view with a shader. Has no effect in text.
    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { self }
    /// Draws the view with a shader. Has no effect in text.
    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { self }
}

nonisolated extension VisualEffect {
    /// Draws the view with a shader. Has no effect in text.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
    /// Draws the view with a shader. Has no effect in text.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { self }
    /// Draws the view with a shader. Has no effect in text.
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { self }
}
