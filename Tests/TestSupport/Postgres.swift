@_exported import TestPostgres
