@_exported import TextHost
