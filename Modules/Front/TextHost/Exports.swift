@_exported import TextUICore
