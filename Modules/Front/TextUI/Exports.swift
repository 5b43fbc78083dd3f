@_exported import TextFronts
@_exported import TextUIKit
