@_exported import TextGraph
